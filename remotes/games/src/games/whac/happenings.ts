import { holes, type WhacState, whacMarks, whacSteps } from '@rainbow-rabbit/processes/arcade/games/whac';
import type { Happening } from '../../play/game';

const ofMarks: Readonly<Record<number, Happening>> = {
  [whacMarks.rainbow]: { sound: 'rainbow', vibrateMs: 60, note: 'rainbow' },
  [whacMarks.wrong]: { sound: 'wrong', vibrateMs: 35, note: 'mistake' },
  [whacMarks.white]: { sound: 'white', vibrateMs: 120, note: 'mistake' },
  [whacMarks.spared]: { sound: 'spared', note: 'bonus' },
  [whacMarks.empty]: { sound: 'empty' },
};

/** Steps at which the game says that it gets faster. */
const faster = [whacSteps / 2, (whacSteps * 3) / 4];
const second = 60;

function ofTime(now: number): Happening | undefined {
  const left = whacSteps - now;
  if (left === 0) return { sound: 'end', vibrateMs: 80 };
  if (left === 10 * second) return { sound: 'hurry', vibrateMs: 20 };
  if (left <= 5 * second && left % second === 0) return { sound: 'tick' };
  return faster.includes(now) ? { note: 'faster' } : undefined;
}

/** Returns what the last step let happen. Each colour has its note: a rainbow plays a scale. */
export function whacHappenings(state: WhacState): readonly Happening[] {
  const last = state.now - 1;
  const happenings: Happening[] = [];
  for (let hole = 0; hole < holes; hole += 1) {
    const mark = state.mark[hole] ?? whacMarks.none;
    if (state.who[hole] && state.came[hole] === last) happenings.push({ sound: 'pop' });
    if (mark === whacMarks.none || state.marked[hole] !== last) continue;
    if (mark === whacMarks.right) happenings.push({ sound: `hit-${state.markedWho[hole]}`, vibrateMs: 14 });
    const known = ofMarks[mark];
    if (known) happenings.push(known);
  }
  const timely = ofTime(state.now);
  if (timely) happenings.push(timely);
  return happenings;
}
