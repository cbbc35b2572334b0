import { run } from './command.mjs';

/** Returns true when this process may install packages of the system. */
const mayInstall = () => process.platform === 'linux' && process.getuid?.() === 0;

/**
 * Makes sure that a program of the system is there: a program that is found, else Debian's package when we may install it.
 * @param {object} options
 * @param {string} options.name as people call it
 * @param {string} options.debianPackage
 * @param {() => string | undefined} options.find gives its path, if it is there
 * @param {string} options.advice for those who must install it themselves
 * @returns {Promise<string | undefined>} its path; undefined, after printing the reason, when there is no such program
 */
export async function bringPackage({ name, debianPackage, find, advice }) {
  const found = find();
  if (found) return found;
  if (!mayInstall()) {
    console.error(`No ${name} found. ${advice}`);
    return undefined;
  }
  console.log(`No ${name} found: installing Debian's package "${debianPackage}".`);
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  await run('apt-get', ['update', '-qq'], { env });
  await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', debianPackage], { env });
  const installed = find();
  if (!installed) console.error(`apt-get could not install ${name}; see its messages above.`);
  return installed;
}
