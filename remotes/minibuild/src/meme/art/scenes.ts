import type { SceneName } from '../domain/meme';
import { drawButtons, drawFine, drawLate, drawNoYes, drawSign } from './day-scenes';
import { drawLens, drawLevels, drawSmirk, drawThoughts, drawTower, drawWinners } from './night-scenes';
import type { DrawScene } from './scene';

export const sceneDrawings = {
  buttons: drawButtons,
  'no-yes': drawNoYes,
  fine: drawFine,
  levels: drawLevels,
  sign: drawSign,
  thoughts: drawThoughts,
  late: drawLate,
  tower: drawTower,
  lens: drawLens,
  smirk: drawSmirk,
  winners: drawWinners,
} as const satisfies Record<SceneName, DrawScene>;
