/** Stands in for the browser's camera in tests: the edge beyond which nothing of ours runs. */
export interface FakeCamera {
  /** How many tracks are running now. */
  running(): number;
  /** The next camera to be opened fails with an error of this name; undefined: it works again. */
  fail(name: string | undefined): void;
  /** The system takes the running camera away. */
  takeAway(): void;
  /** Each camera that is running shows its next picture. */
  showPicture(): void;
}

/** Puts a camera into jsdom, which has none, and a video element that plays it. */
export function installFakeCamera(): FakeCamera {
  const tracks = new Set<{ onended: (() => void) | null }>();
  const callbacks = new Map<number, () => void>();
  let failure: string | undefined;
  let lastCallback = 0;

  const openTrack = () => {
    const track = {
      onended: null,
      getSettings: () => ({ deviceId: 'back' }),
      getCapabilities: () => ({}),
      stop: () => tracks.delete(track),
    };
    tracks.add(track);
    return track;
  };
  const mediaDevices = {
    getUserMedia: async () => {
      if (failure !== undefined) throw new DOMException('', failure);
      const track = openTrack();
      return { getTracks: () => [track], getVideoTracks: () => [track] };
    },
    enumerateDevices: async () => [{ kind: 'videoinput', deviceId: 'back' }],
  };
  const video = {
    play: { value: async () => undefined },
    readyState: { value: 4 },
    srcObject: { value: null, writable: true },
    requestVideoFrameCallback: {
      value: (callback: () => void) => {
        lastCallback += 1;
        callbacks.set(lastCallback, callback);
        return lastCallback;
      },
    },
    cancelVideoFrameCallback: { value: (id: number) => callbacks.delete(id) },
  };
  for (const [name, property] of Object.entries(video))
    Object.defineProperty(HTMLVideoElement.prototype, name, { configurable: true, ...property });
  Object.defineProperty(navigator, 'mediaDevices', { configurable: true, value: mediaDevices });
  Object.defineProperty(window, 'isSecureContext', { configurable: true, value: true });

  return {
    running: () => tracks.size,
    fail: (name) => {
      failure = name;
    },
    takeAway: () => {
      for (const { onended } of tracks) onended?.();
    },
    showPicture: () => {
      const due = [...callbacks.values()];
      callbacks.clear();
      for (const callback of due) callback();
    },
  };
}
