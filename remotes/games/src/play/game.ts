import type { Simulation } from '@rainbow-rabbit/processes/arcade/client/domain';

/**
 * A game as the play worker runs it: its rules, how a player's hand reaches them, and how it looks. The folder of a game
 * exports it by its name (`whac`) from `game.ts`, and its sounds (`whacSounds`) from `sounds.ts`. It runs in a worker: there
 * is no `document`, and no `Image`.
 */
export interface ArcadeGame<State> {
  simulation: Simulation<State>;
  /**
   * Size of the whole scene in units, or the size for a canvas of some size in pixels; it is scaled to fit, with bars beside
   * or above it in the scene's own colour.
   */
  size: SceneSize | ((canvas: SceneSize) => SceneSize);
  createControls: () => Controls<State>;
  createScene: (options: SceneOptions) => Promise<Scene<State>>;
  /** Returns what a step let happen that can be heard, felt or counted; called after each step of a running game. */
  happenings: (state: State) => readonly Happening[];
  /** Returns true while a finger that rests on the scene plays nothing: then a long tap pauses. Left out: never. */
  isAtRest?: (state: State) => boolean;
}

export interface SceneSize {
  readonly width: number;
  readonly height: number;
}

/** The sounds of a game by name, as parameters of zzfx. They are made once, on the page, and played there. */
export type Sounds = Readonly<Record<string, readonly (number | undefined)[]>>;

/** A moment that a line of text beside the score names, and that screen readers say: `play.note.…` of the catalogues. */
export type Note = 'bonus' | 'faster' | 'mistake' | 'perfect' | 'rainbow';

/** Something that a step let happen. Sounds and haptics of a game are named by it. */
export interface Happening {
  /** Name of the sound in the game's `sounds.ts`. */
  sound?: string;
  /** Duration of a vibration, in milliseconds. */
  vibrateMs?: number;
  note?: Note;
}

/** An act of the player, in the units of the scene. Gestures come from the area's gesture module, keys and gamepads by `code`. */
export type PlayerEvent =
  | { kind: 'press' | 'release'; x: number; y: number }
  | { kind: 'swipe'; direction: 'up' | 'down' | 'left' | 'right' }
  /** A key, or the button of a gamepad under the key's `KeyboardEvent.code`: arrows, `Space`, `Enter`, digits, letters. */
  | { kind: 'key'; code: string; isDown: boolean };

/** Turns what a player does into inputs of the simulation. It may keep a cursor that keys move, which the scene draws. */
export interface Controls<State> {
  inputsOf: (event: PlayerEvent, state: State) => readonly number[];
  /** Place of the cursor, once a key has moved it. */
  cursor?: number;
}

export interface SceneOptions {
  /** Size of the scene, for a game that has one for each canvas. */
  size: SceneSize;
  /** True where the player wants no shake, flashes or parallax. */
  isReduced: boolean;
  /** Device pixels per unit, for the bitmaps that the art is drawn to once. */
  pixelsPerUnit: number;
}

/** One frame to draw. */
export interface SceneFrame<State> {
  state: State;
  /** Part of a step, from 0 to 1, that has passed since the last one: what moves is drawn between its last two places. */
  part: number;
  /** Time since the scene began, in milliseconds, for what moves by itself and is no part of the rules. */
  timeMs: number;
  cursor?: number;
  /** The state of the run that is raced against, at the same step. */
  ghost?: State;
}

/**
 * Draws a game. It reads the state, never changes it, and draws nothing that the next frame may not draw over. It draws no
 * words, and not the score: the page shows them, in the reader's language.
 */
export interface Scene<State> {
  /** Color beside the scene, as CSS. */
  readonly surround: string;
  /** True for a scene that draws beyond its size, over the whole canvas: it gets no bars beside or above it. */
  readonly isBoundless?: boolean;
  /** Keeps what the next frame draws from, also of the run that is raced against; called before each step. */
  remember: (state: State, ghost?: State) => void;
  /** Draws a frame; the canvas is transformed to the scene's units, origin at its top left. */
  draw: (
    canvas: CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D,
    frame: SceneFrame<State>,
  ) => void;
  /** Gives the bitmaps back. */
  close: () => void;
}
