import { holes, type WhacState } from '@rainbow-rabbit/processes/arcade/games/whac';
import type { Controls, PlayerEvent } from '../../play/game';
import { holeAt } from './layout';

/** Keys that lie as the holes do. */
const keys = [
  ['KeyQ', 'KeyW', 'KeyE', 'KeyA', 'KeyS', 'KeyD', 'KeyZ', 'KeyX', 'KeyC'],
  ['Numpad7', 'Numpad8', 'Numpad9', 'Numpad4', 'Numpad5', 'Numpad6', 'Numpad1', 'Numpad2', 'Numpad3'],
  ['Digit1', 'Digit2', 'Digit3', 'Digit4', 'Digit5', 'Digit6', 'Digit7', 'Digit8', 'Digit9'],
];
const holeOfKey = new Map(keys.flatMap((row) => row.map((code, hole) => [code, hole] as const)));

const columns = 3;
const centre = 4;
const moves: Readonly<Record<string, readonly [column: number, row: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** A press hits the hole under the finger; keys hit a hole of their own, or move a cursor and hit where it is. */
export class WhacControls implements Controls<WhacState> {
  cursor?: number;

  inputsOf(event: PlayerEvent): readonly number[] {
    const hole = this.#holeOf(event);
    return hole === undefined ? [] : [hole];
  }

  #holeOf(event: PlayerEvent): number | undefined {
    if (event.kind === 'press') return holeAt(event.x, event.y);
    if (event.kind !== 'key' || !event.isDown) return undefined;
    const { code } = event;
    const move = moves[code];
    if (move) this.#moveCursor(move);
    if (code !== 'Space' && code !== 'Enter') return holeOfKey.get(code);
    const hit = this.cursor;
    // the first press only shows where the cursor is
    this.cursor ??= centre;
    return hit;
  }

  #moveCursor([column, row]: readonly [number, number]): void {
    const from = this.cursor ?? centre;
    const to = [(from % columns) + column, Math.floor(from / columns) + row] as const;
    const isInside = to.every((place) => place >= 0 && place < holes / columns);
    this.cursor = isInside ? to[1] * columns + to[0] : from;
  }
}
