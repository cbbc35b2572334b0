import { run } from './command.mjs';

/** Returns true when this process may install packages of the system. */
const mayInstall = () => process.platform === 'linux' && process.getuid?.() === 0;

/**
 * Makes sure that a program of the system is there: a program that is found, else Debian's packages when we may install them.
 * @template Found
 * @param {object} options
 * @param {string} options.name as people call it
 * @param {readonly string[]} options.debianPackages
 * @param {() => Found | undefined} options.find gives its path, or the paths of its parts, if it is there
 * @param {string} options.advice for those who must install it themselves
 * @returns {Promise<Found | undefined>} what was found; undefined, after printing the reason, when there is no such program
 */
export async function bringPackage({ name, debianPackages, find, advice }) {
  const found = find();
  if (found) return found;
  if (!mayInstall()) {
    console.error(`No ${name} found. ${advice}`);
    return undefined;
  }
  console.log(`No ${name} found: installing Debian's ${debianPackages.join(', ')}.`);
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  await run('apt-get', ['update', '-qq'], { env });
  await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...debianPackages], { env });
  const installed = find();
  if (!installed) console.error(`apt-get could not install ${name}; see its messages above.`);
  return installed;
}
