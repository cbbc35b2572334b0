import { act } from '@testing-library/react';
import { fakeCanvas } from './fake-canvas';
import { type FakeFrames, fakeFrames } from './fake-frames';

/** Gives a page without workers frames that a test draws, and canvases that can be drawn on: its games run on the page. */
export function installPageFrames(): FakeFrames {
  const frames = fakeFrames();
  Object.assign(globalThis, { requestAnimationFrame: frames.request, cancelAnimationFrame: frames.cancel });
  Object.assign(HTMLCanvasElement.prototype, { getContext: () => fakeCanvas().canvas.getContext('2d') });
  return Object.assign(Object.create(frames), { draw: (count: number) => act(() => frames.draw(count)) });
}
