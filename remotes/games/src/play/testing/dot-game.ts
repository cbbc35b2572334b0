import { below, type ChanceState, type Simulation } from '@rainbow-rabbit/processes/arcade/client/domain';
import type { ArcadeGame, Scene } from '../game';

/** A dot that moves one unit a step; each tap scores and turns it, and a key at the end of its life ends the run. */
export interface DotState {
  chance: ChanceState;
  x: number;
  way: number;
  score: number;
  lives: number;
  taps: number;
}

const width = 360;

const simulation: Simulation<DotState> = {
  inputKinds: 3,
  longestSteps: 36_000,
  start: (chance, pace) => ({ chance, x: 180, way: 1 + pace, score: 0, lives: 3, taps: 0 }),
  step(state, inputs) {
    if (state.lives === 0) return;
    state.taps = inputs.filter((input) => input === 1).length;
    for (const input of inputs) {
      if (input === 1) {
        state.score += 1 + below(state.chance, 3);
        state.way = -state.way;
      } else if (input === 2) state.lives -= 1;
    }
    state.x = Math.min(width, Math.max(0, state.x + state.way));
  },
  isOver: ({ lives }) => lives === 0,
  score: ({ score }) => score,
  numbers: ({ chance, x, way, score, lives }) => [...chance, x, way, score, lives],
};

/** Draws the dot, and a smaller one of a raced run; it keeps their last places. */
function createScene(): Scene<DotState> {
  let lastX = 0;
  let lastGhostX = 0;
  return {
    surround: 'black',
    remember: ({ x }, ghost) => {
      lastX = x;
      lastGhostX = ghost?.x ?? 0;
    },
    draw(canvas, { state, part, ghost }) {
      canvas.fillStyle = 'navy';
      canvas.fillRect(0, 0, width, 540);
      canvas.fillStyle = 'white';
      if (ghost) canvas.fillRect(lastGhostX + (ghost.x - lastGhostX) * part - 10, 300, 20, 20);
      canvas.fillRect(lastX + (state.x - lastX) * part - 20, 250, 40, 40);
    },
    close: () => undefined,
  };
}

/** A game as small as possible: a press taps, Enter loses a life, and a swipe does nothing. */
export const dotGame: ArcadeGame<DotState> = {
  simulation,
  size: { width, height: 540 },
  createControls: () => ({
    inputsOf: (event) => {
      if (event.kind === 'press') return [1];
      if (event.kind !== 'key' || !event.isDown) return [];
      return event.code === 'Enter' ? [2] : [1];
    },
  }),
  createScene: async () => createScene(),
  happenings: ({ taps }) => (taps > 0 ? [{ sound: 'tap', vibrateMs: 10, note: 'perfect' }] : []),
  isAtRest: ({ x }) => x === width,
};

export const dotSounds = { tap: [1, 0, 440, 0, 0.02, 0.05] } as const;
