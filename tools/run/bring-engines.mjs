import { bringPackage } from './bring-package.mjs';
import { findFirefox } from './firefox.mjs';
import { findWebKit } from './webkit.mjs';

/** Makes sure that there are a Firefox and a WebKitGTK beside the Chromium. @returns {Promise<boolean>} true when both are there */
export async function bringEngines() {
  const firefox = await bringPackage({
    name: 'Firefox',
    debianPackages: ['firefox-esr'],
    find: findFirefox,
    advice: "Install your system's package, or name it: FIREFOX=/path/to/firefox npm test",
  });
  const webKit = await bringPackage({
    name: 'WebKitGTK with its driver and Xvfb',
    debianPackages: ['webkit2gtk-driver', 'xvfb'],
    find: findWebKit,
    advice:
      'Install your system\'s packages "webkit2gtk-driver" and "xvfb", or name their programs: ' +
      'WEBKIT_DRIVER=/path/to/WebKitWebDriver MINI_BROWSER=/path/to/MiniBrowser XVFB=/path/to/Xvfb npm test',
  });
  return firefox !== undefined && webKit !== undefined;
}
