import { firstPaint } from './first-paint';

/** Asks for the first paint in a tab that is hidden or shown, and returns what happened, in order, and the next frame. */
function askIn({ isHidden }: { isHidden: boolean }) {
  const events: string[] = [];
  const frames: FrameRequestCallback[] = [];
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(isHidden);
  jest.spyOn(globalThis, 'requestAnimationFrame').mockImplementation((callback) => frames.push(callback));
  const done = firstPaint().then(() => events.push('resolved'));
  return {
    events,
    done,
    drawFrame: () => {
      for (const callback of frames) callback(0);
      events.push('drawn');
    },
  };
}

afterEach(() => jest.restoreAllMocks());

test('resolves after the next frame is drawn', async () => {
  const { events, done, drawFrame } = askIn({ isHidden: false });
  await Promise.resolve();
  expect(events).toEqual([]);
  drawFrame();
  await done;
  expect(events).toEqual(['drawn', 'resolved']);
});

test('resolves in a hidden tab, which draws nothing, and in one that becomes hidden', async () => {
  await askIn({ isHidden: true }).done;
  const { events, done } = askIn({ isHidden: false });
  document.dispatchEvent(new Event('visibilitychange'));
  await done;
  expect(events).toEqual(['resolved']);
});
