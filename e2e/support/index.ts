/** The imports of every journey: `test` with its fixtures, and the tools of some. */
export { expect } from '@playwright/test';
export { writeCameraVideo } from './camera-video';
export { keptFiles } from './kept-files';
export { forkLocalnet } from './localnet';
export { messagesByLocale } from './messages-by-locale';
export { oncePerWorker, type WorkerEnd } from './once-per-worker';
export { phone } from './phone';
export { pictureOfText } from './picture';
export { reloadPage } from './reload-page';
export { sharedKeys } from './shared-keys';
export { test } from './test';
export { createTestPlayer } from './test-player';
export { type TestedArea, testedAreas } from './tested-areas';
export { partsBeyondScreen, widthBeyondScreen } from './width-beyond-screen';
