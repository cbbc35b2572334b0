import { createRequire } from 'node:module';
import { join } from 'node:path';

const { resolve } = createRequire(import.meta.url);
const here = import.meta.dirname;

const swc = [
  resolve('@swc/jest'),
  {
    jsc: {
      target: 'es2022',
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic' } },
    },
    module: { type: 'commonjs' },
  },
];

/** Options of all tests, in this tree and of an area elsewhere. */
export const commonOptions = {
  transform: { '\\.[cm]?[jt]sx?$': swc, '/locales/[\\w-]+\\.json$': join(here, 'catalogue.mjs') },
  moduleNameMapper: {
    '\\.css$': join(here, 'css-module.cjs'),
    '^@testing-library/react$': join(here, 'testing-library.cjs'),
  },
  setupFilesAfterEnv: [join(here, 'unexpected-output.cjs')],
  transformIgnorePatterns: [
    '/node_modules/(?!(@noble|@rainbow-rabbit/shared|@scure|character-entities|decode-named-character-reference|devlop|idb|mdast-util-[^/]+|micromark[^/]*|oxc-parser|qr|quick-wallet|unist-util-[^/]+|valibot|warp-arbundles|zzfx)/)',
  ],
};

/** The environment of code for browsers. */
export const browserEnvironment = join(here, 'browser-environment.cjs');
