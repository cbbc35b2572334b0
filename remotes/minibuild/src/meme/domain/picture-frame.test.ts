import { movedPicture, pictureFrame } from './picture-frame';

const frame = { width: 1600, height: 900 };
const upright = { width: 600, height: 800 };
const back = { kind: 'picture', picture: '1', zoom: 1, x: 0.5, y: 0.5 } as const;

test('a picture fills its frame, its middle in the middle', () => {
  const { left, top, width, height } = pictureFrame(back, upright, frame);
  expect([left, width]).toEqual([0, 1600]);
  expect(height / width).toBeCloseTo(800 / 600);
  expect(top).toBeCloseTo((900 - height) / 2);
});

test('however it is moved, it leaves no part of the frame empty', () => {
  for (const by of [
    { x: 0, y: 5000 },
    { x: 300, y: -5000 },
    { x: -700, y: 40 },
  ])
    for (const zoomBy of [0.1, 1, 2, 50]) {
      const moved = movedPicture(back, upright, { frame, by, zoomBy });
      const { left, top, width, height } = pictureFrame(moved, upright, frame);
      expect(left).toBeLessThanOrEqual(1e-6);
      expect(top).toBeLessThanOrEqual(1e-6);
      expect(left + width).toBeGreaterThanOrEqual(frame.width - 1e-6);
      expect(top + height).toBeGreaterThanOrEqual(frame.height - 1e-6);
    }
});
