import type { Meme } from '../domain/meme';
import { firstMeme } from '../domain/scene-captions';
import { createStageHands, type GripKind } from './stage-hands';

const meme = firstMeme('late', ['one', 'two']);
const at = (x: number, y: number) => ({ x, y });

function handsOn(now: Meme = meme, picture?: { width: number; height: number }) {
  const shown: Meme[] = [];
  const ended: [GripKind, Meme | undefined][] = [];
  const hands = createStageHands({
    meme: () => now,
    selected: () => undefined,
    picture: () => picture,
    onLive: (live) => shown.push(live),
    onEnd: (kind, result) => ended.push([kind, result]),
  });
  return { hands, shown, ended };
}

test('a drag is shown while it goes on, and is one change at its end', () => {
  const { hands, shown, ended } = handsOn();
  expect(hands.down(1, at(800, 200), { layer: 1 })).toBe(true);
  for (const x of [830, 860, 890]) hands.move(1, at(x, 300));
  hands.up(1);
  expect(shown).toHaveLength(3);
  expect(ended).toHaveLength(1);
  expect(ended[0]?.[0]).toBe('move');
  expect(ended[0]?.[1]?.layers[0]).toMatchObject({ x: 890, y: 284 });
  hands.move(1, at(0, 0));
  expect(shown).toHaveLength(3);
});

test('a tap changes nothing, and neither does a gesture that the browser takes over', () => {
  const { hands, ended } = handsOn();
  hands.down(1, at(800, 200), { layer: 1 });
  hands.move(1, at(802, 201));
  hands.up(1);
  hands.down(1, at(800, 200), { layer: 1 });
  hands.move(1, at(900, 201));
  hands.up(1, true);
  expect(ended).toEqual([
    ['move', undefined],
    ['move', undefined],
  ]);
});

test('a second finger goes on from where one has moved a layer to', () => {
  const { hands, ended } = handsOn();
  hands.down(1, at(800, 200), { layer: 1 });
  hands.move(1, at(800, 400));
  hands.down(2, at(1000, 400), { layer: undefined });
  hands.move(2, at(1200, 400));
  hands.up(2);
  const [layer] = ended[0]?.[1]?.layers ?? [];
  expect(ended[0]?.[0]).toBe('pinch');
  expect(layer?.width).toBeCloseTo(2 * (meme.layers[0]?.width ?? 0));
  expect(ended).toHaveLength(1);
});

test('an empty place moves the own picture only while that can be moved', () => {
  const own: Meme = { ...meme, back: { kind: 'picture', picture: '1', zoom: 1, x: 0.5, y: 0.5 } };
  expect(handsOn(own).hands.down(1, at(5, 5), { layer: undefined })).toBe(false);
  const { hands, ended } = handsOn(own, { width: 3200, height: 1600 });
  expect(hands.down(1, at(800, 800), { layer: undefined })).toBe(true);
  hands.move(1, at(480, 800));
  hands.up(1);
  expect(ended[0]?.[1]?.back).toMatchObject({ x: 0.6, y: 0.5 });
});
