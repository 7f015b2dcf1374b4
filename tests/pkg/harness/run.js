import { execFile } from "node:child_process";

/** Runs a program to its end; what it printed if it went well, else an error that shows everything it said. */
export function run(program, args, { cwd, env } = {}) {
  return new Promise((resolve, reject) => {
    const options = { cwd, env: { ...process.env, ...env }, timeout: 120_000, maxBuffer: 1 << 26 };
    execFile(program, args, options, (error, stdout, stderr) => {
      if (error) reject(new Error(`${[program, ...args].join(" ")}: ${error.message}\n${stdout}\n${stderr}`));
      else resolve(stdout.trim());
    });
  });
}
