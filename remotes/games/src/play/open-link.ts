import { fetchGenuine } from '@rainbow-rabbit/parts/scanner/genuine-file';
import type { GameName } from '@rainbow-rabbit/processes/arcade/client/domain';
import type { CanvasSize } from './domain/fit';
import { gameCode } from './game-code';
import { headingFaceAddress } from './heading-face';
import type { OpenRequest, PlayReport, PlayRequest } from './play-messages';

/** The time within which the worker's script has to come, and then to start. */
const startTimeoutMs = 8000;

/** A player of a game, as the page reaches it. */
export interface PlayLink {
  send: (request: PlayRequest) => void;
  /** Ends the player; no report comes after it. */
  close: () => void;
}

export interface OpenLinkParams {
  game: GameName;
  canvas: HTMLCanvasElement;
  size: CanvasSize;
  isReduced: boolean;
  report: (report: PlayReport) => void;
}

/** Resolves with the worker once its script runs and can draw. Rejects when it can't, or doesn't start in time. */
async function startWorker(file: string): Promise<Worker> {
  const code = await fetchGenuine(file, AbortSignal.timeout(startTimeoutMs));
  // From memory: by its address, the browser would fetch it again, unchecked.
  const url = URL.createObjectURL(new Blob([code], { type: 'text/javascript' }));
  const worker = new Worker(url);
  try {
    await new Promise<void>((resolve, reject) => {
      const fail = () => reject(new Error('The worker can’t play'));
      const timer = setTimeout(fail, startTimeoutMs);
      const settle = (isStarted: boolean) => {
        clearTimeout(timer);
        if (isStarted) resolve();
        else fail();
      };
      const onMessage = ({ data }: MessageEvent<PlayReport>) =>
        settle(data.kind === 'started' && data.canDraw);
      worker.addEventListener('message', onMessage, { once: true });
      worker.addEventListener('error', refuse, { once: true });
      function refuse(event: Event) {
        event.preventDefault(); // Otherwise the browser prints it; here the page plays by itself.
        settle(false);
      }
    });
    return worker;
  } catch (error) {
    worker.terminate();
    throw error;
  } finally {
    URL.revokeObjectURL(url);
  }
}

/** Opens the player of a game in its worker. Rejects where there is no worker; the canvas is then untouched. */
async function openInWorker({ game, canvas, size, isReduced, report }: OpenLinkParams): Promise<PlayLink> {
  const worker = await startWorker(gameCode[game].worker);
  worker.addEventListener('message', ({ data }: MessageEvent<PlayReport>) => report(data));
  worker.addEventListener('error', (event) => {
    event.preventDefault(); // Otherwise the browser prints it; here the page says so.
    worker.terminate();
    report({ kind: 'failed' });
  });
  const offscreen = canvas.transferControlToOffscreen();
  const face = headingFaceAddress();
  const opening: OpenRequest = { kind: 'open', canvas: offscreen, size, isReduced, face };
  worker.postMessage(opening, [offscreen]);
  return { send: (request) => worker.postMessage(request), close: () => worker.terminate() };
}

/** Opens the player of a game on the page itself. Rejects when its code doesn't come. */
async function openHere({ game, canvas, size, isReduced, report }: OpenLinkParams): Promise<PlayLink> {
  /** Reports a failure, which the browser prints as well. */
  const guarded =
    <Value>(act: (value: Value) => void) =>
    (value: Value) => {
      try {
        act(value);
      } catch (error) {
        report({ kind: 'failed' });
        throw error;
      }
    };
  const player = await gameCode[game].openHere({
    opening: { kind: 'open', canvas, size, isReduced },
    frames: {
      request: (callback) => requestAnimationFrame(guarded(callback)),
      cancel: (handle) => cancelAnimationFrame(handle),
    },
    report,
  });
  return { send: guarded((request: PlayRequest) => player.receive(request)), close: () => player.close() };
}

const canUseWorker = () =>
  typeof Worker === 'function' &&
  typeof HTMLCanvasElement.prototype.transferControlToOffscreen === 'function';

/**
 * Opens the player of a game: in a worker, or on the page itself where workers can't draw or theirs doesn't come.
 * Rejects when neither can be had.
 */
export async function openLink(params: OpenLinkParams): Promise<PlayLink> {
  const inWorker = canUseWorker() ? await openInWorker(params).catch(() => undefined) : undefined;
  return inWorker ?? openHere(params);
}
