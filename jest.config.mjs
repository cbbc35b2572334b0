/** Two kinds of tests: code for browsers runs under jsdom, code for Node under node. */
const swc = [
  '@swc/jest',
  {
    jsc: {
      target: 'es2022',
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic' } },
    },
    module: { type: 'commonjs' },
  },
];
const common = {
  transform: { '\\.[cm]?[jt]sx?$': swc },
  moduleNameMapper: {
    '\\.css$': '<rootDir>/tools/jest/css-module.cjs',
    '^@testing-library/react$': '<rootDir>/tools/jest/testing-library.cjs',
  },
  setupFilesAfterEnv: ['<rootDir>/tools/jest/unexpected-output.ts'],
  transformIgnorePatterns: [
    '/node_modules/(?!(@noble|@scure|idb|oxc-parser|qr|quick-wallet|valibot|warp-arbundles)/)',
  ],
  rootDir: import.meta.dirname,
};
export default {
  // Generous, since nothing here is a test of speed: a busy machine must not fail one.
  testTimeout: 240_000,
  projects: [
    {
      ...common,
      displayName: 'browser',
      testEnvironment: '<rootDir>/tools/jest/browser-environment.cjs',
      testMatch: ['<rootDir>/{shell,remotes,shared}/**/*.test.{ts,tsx}'],
    },
    {
      ...common,
      displayName: 'node',
      testEnvironment: '<rootDir>/tools/jest/node-environment.cjs',
      testMatch: ['<rootDir>/{processes,relay,localnet,tools,bench,e2e}/**/*.test.ts'],
    },
  ],
};
