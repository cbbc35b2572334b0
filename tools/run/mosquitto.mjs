import { findProgram } from './find-program.mjs';

/**
 * The Mosquitto message broker that tests run against: the one named by `MOSQUITTO`, else the system's.
 * @returns {string | undefined} path of a file that exists, or undefined
 */
export function findMosquitto() {
  const folders = ['/usr/sbin', '/usr/local/sbin', '/opt/homebrew/sbin'];
  return findProgram({ variable: 'MOSQUITTO', name: 'mosquitto', folders });
}
