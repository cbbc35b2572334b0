import { findHeadlessBrowser } from '../../tools/run/browser.mjs';
import { fontsFile } from './fonts';

/** Everything Chromium would do on its own account stays off, so that only the app makes requests. */
const quiet = [
  '--no-sandbox', // Chromium refuses to start sandboxed as root, which containers usually are.
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * Features that stay off. Chromium applies the last list that it gets: the first part is Playwright's own
 * (`chromiumSwitches.ts`), and `support.spec.ts` fails where it lacks one of those. With the second part, no window starts
 * two more pages for suggestions below an address bar that nobody sees, which cost as much as the context itself.
 */
const featuresOff = [
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'TcpPortRandomizationWin',
  'ThirdPartyStoragePartitioning',
  'msEdgeUpdateLaunchServicesPreferredVersion',
  'msForceBrowserSignIn',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxPopup',
];

/**
 * Returns the launch options of a browser that has the tests' fonts, and a camera that shows a file.
 * @param cameraFile a `.y4m` file, read anew each time a page opens the camera
 * @throws when no Chromium is found
 */
export function launchOptionsFor(cameraFile: string) {
  const executablePath = findHeadlessBrowser();
  if (!executablePath) {
    throw new Error('No Chromium found: install one, or name it with CHROMIUM=/path/to/chromium');
  }
  return {
    executablePath,
    env: { ...process.env, FONTCONFIG_FILE: fontsFile },
    args: [
      ...quiet,
      `--disable-features=${featuresOff.join(',')}`,
      '--use-fake-device-for-media-stream',
      '--use-fake-ui-for-media-stream',
      `--use-file-for-fake-video-capture=${cameraFile}`,
    ],
  };
}
