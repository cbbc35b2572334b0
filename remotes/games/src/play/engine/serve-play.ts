import type { ArcadeGame } from '../game';
import { addHeadingFace } from '../heading-face';
import type { OpenRequest, PlayReport, PlayRequest } from '../play-messages';
import type { Frames } from './frame-loop';
import { GamePlayer } from './game-player';

/** The used part of a worker's global scope; the DOM typings cover only a page's. */
interface WorkerScope {
  postMessage: (report: PlayReport) => void;
  addEventListener: (
    type: 'message',
    listener: (event: MessageEvent<OpenRequest | PlayRequest>) => void,
  ) => void;
  requestAnimationFrame?: Frames['request'];
  cancelAnimationFrame?: Frames['cancel'];
  OffscreenCanvas?: unknown;
}

const scope: WorkerScope = globalThis;

/** Returns the frames of this worker; undefined where workers have none, or no canvas. */
function framesOf({ requestAnimationFrame, cancelAnimationFrame, OffscreenCanvas }: WorkerScope) {
  if (!(requestAnimationFrame && cancelAnimationFrame && OffscreenCanvas)) return undefined;
  const frames: Frames = {
    request: (callback) => requestAnimationFrame(callback),
    cancel: (handle) => cancelAnimationFrame(handle),
  };
  return frames;
}

/** Plays a game off the page's thread: the script of its worker calls it once. */
export function servePlay<State>(game: ArcadeGame<State>): void {
  const report = (told: PlayReport) => scope.postMessage(told);
  const frames = framesOf(scope);
  /** Requests wait for the player in their order. */
  let last: Promise<GamePlayer<State> | undefined> = Promise.resolve(undefined);

  const take = async (player: GamePlayer<State> | undefined, request: OpenRequest | PlayRequest) => {
    if (request.kind !== 'open') player?.receive(request);
    else if (frames) {
      if (request.face) await addHeadingFace(request.face);
      return GamePlayer.open({ game, opening: request, frames, report });
    }
    return player;
  };
  scope.addEventListener('message', ({ data: request }) => {
    last = last.then((player) => take(player, request));
    last.catch((error: unknown) => {
      report({ kind: 'failed' });
      reportError(error);
    });
  });
  report({ kind: 'started', canDraw: frames !== undefined });
}
