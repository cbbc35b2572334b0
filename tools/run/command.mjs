import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** The project's root folder; every command runs there. */
export const root = fileURLToPath(new URL('../..', import.meta.url));

/**
 * Runs a program with this terminal's output and no input, and waits for its end.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {{ env?: Record<string, string> }} [options] `env` is added to this process's environment
 * @returns {Promise<number>} its exit code; 127 when it can't be started
 */
export function run(command, args, { env = {} } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, ...env },
    });
    child.once('error', (error) => {
      console.error(`${command}: ${error.message}`);
      resolve(127);
    });
    child.once('exit', (code, signal) => resolve(signal ? 128 : (code ?? 1)));
  });
}

/** Runs a TypeScript file of the project in Node. */
export function runTypeScript(file, args = [], options = {}) {
  return run(process.execPath, ['--import', 'tsx', file, ...args], options);
}

/** Runs the command-line tool of an installed package. */
export function runTool(name, args = [], options = {}) {
  return run(process.execPath, [`node_modules/.bin/${name}`, ...args], options);
}
