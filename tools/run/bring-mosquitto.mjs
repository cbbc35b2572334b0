import { bringPackage } from './bring-package.mjs';
import { findMosquitto } from './mosquitto.mjs';

/** Makes sure that there is a Mosquitto for the tests of the mobile wallet. @returns {Promise<string | undefined>} its path */
export function bringMosquitto() {
  return bringPackage({
    name: 'Mosquitto',
    debianPackages: ['mosquitto'],
    find: findMosquitto,
    advice: 'Install your system\'s package "mosquitto", or name it: MOSQUITTO=/path/to/mosquitto npm test',
  });
}
