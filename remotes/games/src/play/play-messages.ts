import type { RunStart } from '@rainbow-rabbit/processes/arcade/client/domain';
import type { CanvasSize } from './domain/fit';
import type { RecordedRun, RunResult } from './domain/recorded-run';
import type { Note, PlayerEvent } from './game';

/** The speeds at which a recorded run can be watched. */
export const watchSpeeds = [1, 2, 4] as const;
export type WatchSpeed = (typeof watchSpeeds)[number];

/** The canvas, which a player gets before everything else; a worker's is transferred. */
export interface OpenRequest<Canvas = OffscreenCanvas> {
  kind: 'open';
  canvas: Canvas;
  size: CanvasSize;
  isReduced: boolean;
  /** Address of the face that numbers are written in, for a worker. */
  face?: string | undefined;
}

/** A request of the page to the player of a game. Places of events are in CSS pixels from the canvas's top left. */
export type PlayRequest =
  | { kind: 'size'; size: CanvasSize }
  /** Begins a run, at rest before its first step; a ghost runs beside it. */
  | { kind: 'live'; start: RunStart; ghost: RecordedRun | undefined }
  /** Begins to watch a run, at rest, once it is known to lead to its score. */
  | { kind: 'watch'; run: RecordedRun; score: number }
  /** Goes on; a silent run reports no sounds. */
  | { kind: 'go'; isSilent?: boolean }
  | { kind: 'stop' }
  | { kind: 'event'; event: PlayerEvent }
  /** A finger rests on the scene. */
  | { kind: 'long-tap' }
  | { kind: 'speed'; speed: WatchSpeed }
  | { kind: 'seek'; step: number };

/** Something that the page says or makes heard, felt or seen. */
export interface PlayMoment {
  score: number;
  sounds: readonly string[];
  vibrateMs: number;
  notes: readonly Note[];
}

/** A report of the player to the page. */
export type PlayReport =
  /** The worker's script runs; `canDraw` is false where it has no canvas or no frames. */
  | { kind: 'started'; canDraw: boolean }
  /** The art is there. */
  | { kind: 'ready' }
  | ({ kind: 'moment' } & PlayMoment)
  /** Frames go on; sent every few seconds of them. */
  | { kind: 'alive' }
  | { kind: 'ended'; result: RunResult }
  /** The long tap came while a resting finger plays nothing. */
  | { kind: 'rested' }
  /** A watched run leads to its score, or doesn't. */
  | { kind: 'checked'; isTrue: boolean }
  /** Place of the watched run. */
  | { kind: 'position'; step: number; score: number; isAtEnd: boolean }
  | { kind: 'failed' };
