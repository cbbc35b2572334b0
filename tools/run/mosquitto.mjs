import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Where systems put servers, also when the path of an ordinary user doesn't name it. */
const serverFolders = ['/usr/sbin', '/usr/local/sbin', '/opt/homebrew/sbin'];

/**
 * The Mosquitto message broker that tests run against: the one named by `MOSQUITTO`, else the system's.
 * @returns {string | undefined} path of a file that exists, or undefined
 */
export function findMosquitto() {
  const folders = [...(process.env.PATH ?? '').split(delimiter), ...serverFolders];
  return [process.env.MOSQUITTO, ...folders.map((folder) => join(folder, 'mosquitto'))].find(
    (path) => path !== undefined && existsSync(path),
  );
}
