import { browserEnvironment, commonOptions } from './common-options.mjs';

/** Jest's configuration for an area in a folder of its own. */
export const areaTests = {
  ...commonOptions,
  testEnvironment: browserEnvironment,
  testMatch: ['<rootDir>/src/**/*.test.{ts,tsx}'],
  // Generous, since nothing here is a test of speed.
  testTimeout: 60_000,
};
