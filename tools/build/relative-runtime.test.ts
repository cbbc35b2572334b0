import { relativeRuntime, runtimeRequest } from './relative-runtime';

const requestOf = (root: string) =>
  `data:text/javascript,${encodeURIComponent(
    `import __module_federation_bundler_runtime__ from "${root}/node_modules/runtime.cjs";import own from "./own.js";`,
  )}`;

it('names the files of the runtime from the folder of a build', () => {
  const request = requestOf('/tree');
  expect(request).toMatch(runtimeRequest);
  expect(relativeRuntime('/tree/remotes/game', request)).toBe(requestOf('./../..'));
  expect(relativeRuntime('/tree', request)).toBe(requestOf('.'));
});
