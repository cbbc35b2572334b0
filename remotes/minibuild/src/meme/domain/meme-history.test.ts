import { withChangedLayer, withCopy, withFormat, withLayer, withOrder, withoutLayer } from './layer-edits';
import { type Meme, type MemeCaption, memeLimits, memeSizes } from './meme';
import { changedMeme, redone, startMeme, undone } from './meme-history';
import { cutCaption, firstMeme, newCaption, sceneSlots, withExamples, withScene } from './scene-captions';

const first = firstMeme('late', ['late 1', 'late 2']);
const box = { x: 800, y: 800, width: 300, height: 300, turn: 0 };
const textsOf = ({ layers }: Meme) =>
  layers.map((layer) => (layer.kind === 'caption' ? layer.text : layer.sticker));
const write = (meme: Meme, id: number, text: string) =>
  withChangedLayer(meme, id, (layer) => ({ ...(layer as MemeCaption), text, isExample: false }));

test('undo and redo walk through changes; changes of one field are one step', () => {
  let history = startMeme(first);
  history = changedMeme(history, write(first, 1, 'h'), '1 text');
  history = changedMeme(history, write(first, 1, 'ho'), '1 text');
  history = changedMeme(history, write(first, 1, 'hop'), '1 text');
  history = changedMeme(history, withoutLayer(history.now, 2));
  expect(textsOf(history.now)).toEqual(['hop']);
  history = undone(history);
  expect(textsOf(history.now)).toEqual(['hop', 'late 2']);
  history = undone(history);
  expect(history.now).toBe(first);
  expect(undone(history)).toBe(history);
  history = redone(redone(history));
  expect(textsOf(history.now)).toEqual(['hop']);
  expect(redone(history)).toBe(history);
});

test('the history has an end', () => {
  let history = startMeme(first);
  for (let change = 0; change < 500; change += 1) history = changedMeme(history, { ...history.now });
  expect(history.past.length).toBe(80);
});

test('layers are added up to the limit, copied, ordered and removed', () => {
  let meme = withLayer(first, { kind: 'sticker', sticker: 'crown', paint: 'red', ...box });
  expect(textsOf(meme)).toEqual(['late 1', 'late 2', 'crown']);
  meme = withOrder(meme, 3, -1);
  expect(textsOf(meme)).toEqual(['late 1', 'crown', 'late 2']);
  expect(withOrder(meme, 1, -1)).toBe(meme);
  meme = withCopy(meme, 3);
  expect(meme.layers.at(-1)).toMatchObject({ sticker: 'crown', id: 4, x: 860, y: 860 });
  for (let count = 0; count < 40; count += 1) meme = withLayer(meme, newCaption('', box));
  expect(meme.layers.length).toBe(memeLimits.layers);
  expect(new Set(meme.layers.map(({ id }) => id)).size).toBe(memeLimits.layers);
});

test('another scene takes written texts along, and replaces the examples of the one before', () => {
  const written = write(first, 2, 'mine');
  const tower = withScene(written, 'tower', ['tower 1', 'tower 2']);
  expect(textsOf(tower).toSorted()).toEqual(['mine', 'tower 2']);
  const levels = withScene(tower, 'levels', ['a', 'b', 'c']);
  expect(textsOf(levels)).toEqual(['mine', 'b', 'c']);
  expect(levels.back).toEqual({ kind: 'scene', scene: 'levels' });
});

test('examples follow the language, each in its place, and written texts stay', () => {
  expect(textsOf(withExamples(first, ['za późno 1', 'za późno 2']))).toEqual(['za późno 1', 'za późno 2']);
  expect(withExamples(first, ['late 1', 'late 2'])).toBe(first);
  const written = write(first, 1, 'mine');
  expect(textsOf(withExamples(written, ['za późno 1', 'za późno 2']))).toEqual(['mine', 'za późno 2']);
  expect(textsOf(withExamples(withoutLayer(first, 1), ['za późno 1', 'za późno 2']))).toEqual(['za późno 2']);
});

test.each(Object.keys(sceneSlots) as (keyof typeof sceneSlots)[])(
  'the captions of %s lie in the picture of every format',
  (scene) => {
    for (const format of ['square', 'portrait', 'wide'] as const) {
      const meme = firstMeme(scene, [], { format });
      const { width, height } = memeSizes[format];
      for (const layer of meme.layers) {
        expect(layer.x - layer.width / 2).toBeGreaterThanOrEqual(0);
        expect(layer.x + layer.width / 2).toBeLessThanOrEqual(width);
        expect(layer.y - layer.height / 2).toBeGreaterThanOrEqual(0);
        expect(layer.y + layer.height / 2).toBeLessThanOrEqual(height);
      }
    }
  },
);

test('another format keeps the share of each place', () => {
  const wide = withFormat(
    withLayer(first, { kind: 'sticker', sticker: 'heart', paint: 'red', ...box }),
    'wide',
  );
  expect(wide.layers.at(-1)).toMatchObject({ x: 800, y: 450, width: 168.75, height: 168.75 });
});

test('a pasted text is cut between characters as people see them', () => {
  const family = '👩‍👩‍👧‍👦';
  const cut = cutCaption(family.repeat(60));
  expect(cut.length).toBeLessThanOrEqual(memeLimits.textCharacters);
  expect(cut.length % family.length).toBe(0);
  expect(cutCaption('short')).toBe('short');
});
