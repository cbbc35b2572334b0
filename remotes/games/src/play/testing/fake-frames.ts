import type { Frames } from '../engine/frame-loop';

/** Frames that a test draws. */
export interface FakeFrames extends Frames {
  /** Frames that are asked for. */
  readonly waiting: number;
  /** Draws frames, sixty a second. */
  draw: (count: number) => void;
  /** Lets time go by without a frame. */
  pass: (timeMs: number) => void;
}

/** Returns frames that come when a test draws them. */
export function fakeFrames(): FakeFrames {
  const asked = new Map<number, (timeMs: number) => void>();
  let last = 0;
  let nowMs = 0;
  return {
    request: (callback) => {
      last += 1;
      asked.set(last, callback);
      return last;
    },
    cancel: (handle) => void asked.delete(handle),
    get waiting() {
      return asked.size;
    },
    draw: (count) => {
      for (let frame = 0; frame < count; frame += 1) {
        nowMs += 1000 / 60;
        const callbacks = [...asked.values()];
        asked.clear();
        for (const callback of callbacks) callback(nowMs);
      }
    },
    pass: (timeMs) => {
      nowMs += timeMs;
    },
  };
}
