/** Replaces the browser's camera in tests. */
export interface FakeCamera {
  /** Returns the number of running tracks. */
  running(): number;
  /** Makes opening a camera fail with an error of this name; undefined ends that. */
  fail(name: string | undefined): void;
  /** Ends all running tracks, as the system does when another app takes the camera. */
  takeAway(): void;
  /** Delivers the next picture of each running camera. */
  showPicture(): void;
}

/** Installs a camera in jsdom, which has none, and a video element that plays it. */
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
