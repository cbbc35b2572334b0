import type { PlayerEvent, SceneFrame } from '../game';
import type { WatchSpeed } from '../play-messages';

/** A run that the player of a game shows: a run that is played, or a run that is watched. */
export interface Course<State> {
  /** Plays the steps that are due at a frame. Returns true while more frames are needed. */
  advance: (timeMs: number) => boolean;
  /** Takes whether its sounds are wanted. */
  hush?: (isSilent: boolean) => void;
  /** Forgets the time of the last frame. */
  pause: () => void;
  /** True at the end, where no frame changes anything by itself any more. */
  readonly isDone: boolean;
  /** False while its frames are not to be seen. */
  readonly isShown: boolean;
  /** Returns the frame to draw, but for its time. */
  frame: () => Omit<SceneFrame<State>, 'timeMs'>;
  enter?: (event: PlayerEvent) => void;
  /** Takes the long tap. */
  rest?: () => void;
  seek?: (step: number) => void;
  setSpeed?: (speed: WatchSpeed) => void;
}
