/**
 * Runs in a page before its own code: notes timers, frames, workers, sockets, requests and cameras from their start to their end. The page
 * then lists those that haven't ended, as `globalThis.unfinishedWork()`.
 */
export function watchWork(): void {
  const live = new Map<unknown, string>();

  for (const [start, stop, isRepeated] of [
    ['setTimeout', 'clearTimeout', false],
    ['setInterval', 'clearInterval', true],
    ['requestAnimationFrame', 'cancelAnimationFrame', false],
  ] as const) {
    const begin = window[start] as (work: unknown, ...rest: unknown[]) => number;
    const end = window[stop];
    Reflect.set(window, start, (work: unknown, ...rest: unknown[]) => {
      const run = (...values: unknown[]) => {
        if (!isRepeated) live.delete(`${start} ${id}`);
        return typeof work === 'function' ? work(...values) : undefined;
      };
      const id = begin.call(window, run, ...rest);
      live.set(
        `${start} ${id}`,
        [start, ...(start === 'requestAnimationFrame' ? [] : [rest[0] ?? 0])].join(' '),
      );
      return id;
    });
    Reflect.set(window, stop, (id: number) => {
      live.delete(`${start} ${id}`);
      end.call(window, id);
    });
  }

  const { Worker: RealWorker, WebSocket: RealSocket, EventSource: RealSource } = window;
  class WatchedWorker extends RealWorker {
    constructor(...values: ConstructorParameters<typeof RealWorker>) {
      super(...values);
      live.set(this, 'Worker');
    }
    override terminate(): void {
      live.delete(this);
      super.terminate();
    }
  }
  class WatchedSocket extends RealSocket {
    constructor(...values: ConstructorParameters<typeof RealSocket>) {
      super(...values);
      live.set(this, 'WebSocket');
      super.addEventListener('close', () => live.delete(this));
    }
  }
  class WatchedSource extends RealSource {
    constructor(...values: ConstructorParameters<typeof RealSource>) {
      super(...values);
      live.set(this, 'EventSource');
    }
    override close(): void {
      live.delete(this);
      super.close();
    }
  }
  const { fetch: realFetch } = window;
  const watchedFetch: typeof fetch = async (...request) => {
    const answer = realFetch(...request);
    live.set(answer, 'fetch');
    return answer.finally(() => live.delete(answer));
  };
  // Absent on unencrypted addresses.
  const media = navigator.mediaDevices as MediaDevices | undefined;
  const openMedia = media?.getUserMedia.bind(media);
  if (media && openMedia)
    media.getUserMedia = async (constraints) => {
      const stream = await openMedia(constraints);
      for (const track of stream.getTracks()) {
        live.set(track, 'camera');
        const stop = track.stop.bind(track);
        track.stop = () => {
          live.delete(track);
          stop();
        };
      }
      return stream;
    };
  Object.assign(window, {
    fetch: watchedFetch,
    Worker: WatchedWorker,
    WebSocket: WatchedSocket,
    EventSource: WatchedSource,
    unfinishedWork: () => [...live.values()],
  });
}
