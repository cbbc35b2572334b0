import { newFileLines } from './new-files';

const file = (path: string, length: number) => ({ path, bytes: new Uint8Array(length) }) as never;

it('shows a few files one by one', () => {
  expect(newFileLines([file('areas/game/1/area.js', 3), file('index.html', 5)])).toEqual([
    '  new: areas/game/1/area.js (3 bytes)',
    '  new: index.html (5 bytes)',
  ]);
});

it('shows many files by their folders', () => {
  const chunks = Array.from({ length: 20 }, (_, index) => file(`areas/game/1/static/${index}.js`, 10));
  const files = [
    file('areas.json', 1),
    file('areas/social/1/area.js', 2),
    ...chunks,
    file('static/main.js', 7),
  ];
  expect(newFileLines(files)).toEqual([
    '  new: areas.json (1 bytes)',
    '  new: areas/social/ (1 files, 2 bytes)',
    '  new: areas/game/ (20 files, 200 bytes)',
    '  new: static/ (1 files, 7 bytes)',
  ]);
});
