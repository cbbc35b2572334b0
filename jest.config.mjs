import { commonOptions } from './tools/jest/common-options.mjs';

/** Two kinds of tests: code for browsers runs under jsdom, code for Node under node. */
const common = { ...commonOptions, rootDir: import.meta.dirname };
export default {
  // Generous, since nothing here is a test of speed: a busy machine must not fail one.
  testTimeout: 240_000,
  testSequencer: './tools/jest/testing/longest-first.cjs',
  projects: [
    {
      ...common,
      displayName: 'browser',
      testEnvironment: '<rootDir>/tools/jest/testing/tree-environment.cjs',
      testMatch: ['<rootDir>/{shell,remotes,shared,parts}/**/*.test.{ts,tsx}'],
    },
    {
      ...common,
      displayName: 'node',
      globalSetup: '<rootDir>/tools/jest/testing/begin-run.ts',
      globalTeardown: '<rootDir>/tools/jest/testing/end-run.ts',
      testEnvironment: '<rootDir>/tools/jest/node-environment.cjs',
      testMatch: ['<rootDir>/{processes,relay,localnet,tools,bench,e2e}/**/*.test.ts'],
    },
  ],
};
