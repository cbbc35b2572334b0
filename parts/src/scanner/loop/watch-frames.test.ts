import { watchFrames } from './watch-frames';

/** Collects the callbacks that wait for the next frame. */
function frames() {
  const asked = new Map<number, () => void>();
  let number = 0;
  return {
    asked,
    request: (callback: () => void) => {
      number += 1;
      asked.set(number, callback);
      return number;
    },
    cancel: (id: number) => asked.delete(id),
    show: () => {
      const due = [...asked.values()];
      asked.clear();
      for (const callback of due) callback();
    },
  };
}

test("a video's own frames are watched, one callback at a time, until it is undone", () => {
  const camera = frames();
  const video = Object.assign(document.createElement('video'), {
    requestVideoFrameCallback: camera.request,
    cancelVideoFrameCallback: camera.cancel,
  });
  const seen = jest.fn();
  const stop = watchFrames(video, seen);
  camera.show();
  camera.show();
  expect(seen).toHaveBeenCalledTimes(2);
  expect(camera.asked.size).toBe(1);
  stop();
  expect(camera.asked.size).toBe(0);
});

test('a browser that does not report video frames is asked for animation frames', () => {
  const screen = frames();
  jest
    .spyOn(globalThis, 'requestAnimationFrame')
    .mockImplementation((callback) => screen.request(() => callback(0)));
  jest.spyOn(globalThis, 'cancelAnimationFrame').mockImplementation(screen.cancel);
  const seen = jest.fn();
  const stop = watchFrames(document.createElement('video'), seen);
  screen.show();
  expect(seen).toHaveBeenCalledTimes(1);
  stop();
  screen.show();
  expect(seen).toHaveBeenCalledTimes(1);
});
