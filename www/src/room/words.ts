import { t } from "../l10n/l10n.ts";
import type { Fault } from "./position.ts";

/** What is wrong with a position, in words. */
export function faultText(fault: Fault): string {
  const { kind, ...args } = fault;
  return t("fault", { kind, ...args });
}
