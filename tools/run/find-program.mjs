import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/**
 * Finds a program of the system: the program that an environment variable names, else the first on the path.
 * @param {object} options
 * @param {string} options.variable name of the environment variable
 * @param {string} options.name file name of the program
 * @param {readonly string[]} [options.folders] further folders, which the path of an ordinary user may not name
 * @returns {string | undefined} path of a file that exists, or undefined
 */
export function findProgram({ variable, name, folders = [] }) {
  const places = [...(process.env.PATH ?? '').split(delimiter), ...folders].map((folder) =>
    join(folder, name),
  );
  return [process.env[variable], ...places].find((path) => path !== undefined && existsSync(path));
}
