/** What every journey imports: `test` with its fixtures, `expect`, and what they speak of. */
export { expect } from '@playwright/test';
export { expectAccessible } from './accessibility';
export type { Camera } from './camera';
export { writeCameraVideo } from './camera-video';
export { type LocalnetUnderTest, startLocalnet } from './localnet';
export { phone } from './phone';
export { type Picture, pictureOfPng, pictureOfText } from './picture';
export type { Problems } from './problems';
export { test } from './test';
