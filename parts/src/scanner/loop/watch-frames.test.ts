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

/** A video that can be played on, with the frames that it reports and those of the page around it. */
function stage() {
  const camera = frames();
  const screen = frames();
  jest
    .spyOn(globalThis, 'requestAnimationFrame')
    .mockImplementation((callback) => screen.request(() => callback(0)));
  jest.spyOn(globalThis, 'cancelAnimationFrame').mockImplementation(screen.cancel);
  const video = Object.assign(document.createElement('video'), {
    requestVideoFrameCallback: camera.request,
    cancelVideoFrameCallback: camera.cancel,
  });
  let currentTime = 0;
  Object.defineProperty(video, 'currentTime', { get: () => currentTime });
  const play = (seconds: number) => {
    currentTime += seconds;
    jest.advanceTimersByTime(seconds * 1000);
  };
  return { camera, screen, video, play };
}

beforeEach(() => jest.useFakeTimers({ doNotFake: ['requestAnimationFrame', 'cancelAnimationFrame'] }));

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test("a video's own frames are watched, one callback at a time, until it is undone", () => {
  const { camera, screen, video, play } = stage();
  const seen = jest.fn();
  const stop = watchFrames(video, seen);
  camera.show();
  camera.show();
  expect(seen).toHaveBeenCalledTimes(2);
  expect(camera.asked.size).toBe(1);
  play(0.6);
  expect(screen.asked.size).toBe(0);
  stop();
  expect(camera.asked.size).toBe(0);
  expect(jest.getTimerCount()).toBe(0);
});

test('a browser that does not report video frames is asked for animation frames', () => {
  const { screen } = stage();
  const seen = jest.fn();
  const stop = watchFrames(document.createElement('video'), seen);
  screen.show();
  expect(seen).toHaveBeenCalledTimes(1);
  stop();
  screen.show();
  expect(seen).toHaveBeenCalledTimes(1);
});

test('a playing video whose callback never fires is watched by animation frames, until it is undone', () => {
  const { camera, screen, video, play } = stage();
  const seen = jest.fn();
  const stop = watchFrames(video, seen);
  play(0.4);
  expect(screen.asked.size).toBe(0);
  play(0.2);
  play(1);
  screen.show();
  screen.show();
  expect(seen).toHaveBeenCalledTimes(2);
  expect(screen.asked.size).toBe(1);
  stop();
  expect(screen.asked.size + camera.asked.size + jest.getTimerCount()).toBe(0);
});

test('animation frames end as soon as the video reports a frame', () => {
  const { camera, screen, video, play } = stage();
  const seen = jest.fn();
  watchFrames(video, seen);
  play(0.6);
  expect(screen.asked.size).toBe(1);
  camera.show();
  expect(screen.asked.size).toBe(0);
  expect(seen).toHaveBeenCalledTimes(1);
});

test('neither a video that stands still nor a hidden page is watched by animation frames', () => {
  const { screen, video, play } = stage();
  watchFrames(video, jest.fn());
  jest.advanceTimersByTime(2000);
  expect(screen.asked.size).toBe(0);
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  play(2);
  expect(screen.asked.size).toBe(0);
});
