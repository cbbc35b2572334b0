import { refuseForeign } from './compile';

test('a kit carries files of tools and shared, and no others', () => {
  expect(() => refuseForeign(['tools/kit/cli.js', 'shared/src/ui/index.js'])).not.toThrow();
  expect(() =>
    refuseForeign(['tools/kit/cli.js', 'processes/aos/index.js', 'tools/build/workspace.js']),
  ).toThrow("A kit can't carry processes/aos/index.js, tools/build/workspace.js.");
});
