import { pathBelow } from './refuse-own-paths';

it('finds a path below the folder of a build', () => {
  expect(pathBelow('/builder/app', 'import:"/builder/app/shared/src/ui.ts",eager:!0')).toBe(
    '/builder/app/shared/src/ui.ts',
  );
});

it('passes other paths', () => {
  expect(pathBelow('/builder/app', 'import:"../shared/src/ui.ts" from "/other/app"')).toBeUndefined();
});
