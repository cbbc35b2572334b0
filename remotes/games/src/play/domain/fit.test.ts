import { fitOf, toScene } from './fit';

const scene = { width: 360, height: 540 };

test('a scene fills the width of a tall canvas, and leaves bars above and below', () => {
  expect(fitOf(scene, { width: 360, height: 740, ratio: 2 })).toEqual({
    scene,
    width: 720,
    height: 1480,
    scale: 2,
    left: 0,
    top: 200,
    ratio: 2,
  });
});

test('a scene fills the height of a wide canvas, and leaves bars beside it', () => {
  expect(fitOf(scene, { width: 800, height: 270, ratio: 1 })).toMatchObject({
    scale: 0.5,
    left: 310,
    top: 0,
  });
});

test('a scene of another size for each canvas is asked for it in pixels', () => {
  const fit = fitOf(({ width, height }) => ({ width: width / 4, height }), {
    width: 80,
    height: 40,
    ratio: 2,
  });
  expect(fit).toMatchObject({ scene: { width: 40, height: 80 }, scale: 1, left: 60, top: 0 });
});

test('no more than two pixels a CSS pixel are drawn', () => {
  expect(fitOf(scene, { width: 100, height: 150, ratio: 3 })).toMatchObject({ width: 200, height: 300 });
});

test('a canvas that is not laid out yet has a pixel', () => {
  expect(fitOf(scene, { width: 0, height: 0, ratio: 2 })).toMatchObject({ width: 1, height: 1 });
});

test('a place on the canvas is one in the scene', () => {
  const fit = fitOf(scene, { width: 360, height: 740, ratio: 3 });
  expect(toScene(fit, { x: 0, y: 100 })).toEqual({ x: 0, y: 0 });
  expect(toScene(fit, { x: 180, y: 370 })).toEqual({ x: 180, y: 270 });
});
