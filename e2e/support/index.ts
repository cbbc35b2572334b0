/** What every journey imports: `test` with its fixtures, and what it may need besides. */
export { expect } from '@playwright/test';
export { writeCameraVideo } from './camera-video';
export { forkLocalnet } from './localnet';
export { messagesByLocale } from './messages-by-locale';
export { phone } from './phone';
export { pictureOfText } from './picture';
export { test } from './test';
