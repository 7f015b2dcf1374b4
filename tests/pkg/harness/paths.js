import { fileURLToPath } from "node:url";

/** This folder, and the one of the package under test. */
export const here = fileURLToPath(new URL("../", import.meta.url));
export const packageFolder = fileURLToPath(new URL("../../../pkg/", import.meta.url));
export const dataFolder = fileURLToPath(new URL("../../data/", import.meta.url));

/** The program `name` as npm installed it here; a project made by the tests has nothing but the package. */
export const tool = (name) => fileURLToPath(new URL(`../node_modules/.bin/${name}`, import.meta.url));
