import { objectionToDoor } from './refuse-unknown-doors';

const shell = { doors: ['ui', 'wallet'], versions: {}, browsers: [] };

test.each(['@rainbow-rabbit/shared/ui', '@rainbow-rabbit/sharedness', 'react', './shared/secret'])(
  'an area may import %s',
  (request) => {
    expect(objectionToDoor(request, shell)).toBeUndefined();
  },
);

test.each([
  '@rainbow-rabbit/shared',
  '@rainbow-rabbit/shared/testing',
  '@rainbow-rabbit/shared/ui/src/button',
])('a build stops at %s, and says what there is', (request) => {
  expect(objectionToDoor(request, shell)).toBe(`The shell has no door ${request}. It has: ui, wallet.`);
});
