import type { CodedPlayer, PlayedBy } from '../../../../client/domain/simulation/coded-player';
import { type RabbitRun, rabbitInputs, rabbitRules, runSpeed, runUnit } from './rules';

interface Runner {
  /** The player is late or early by up to one and a half times as many steps, mostly by less. */
  error: number;
  /** Values from 0 up to, and without, 1. */
  random: () => number;
}

/** Steps before an obstacle at which a hop begins, or a duck: by kind (log, branch, puddle, hedge, fence, stream). */
const leads = [6, 6, 2, 9, 8, 2];
const branch = 1;
const reach = 10 * runUnit;

/** Returns a player who sees the way, and acts in time but for an error at each obstacle. */
export function runner({ error, random }: Runner): PlayedBy<RabbitRun> {
  let [planned, late] = [-1, 0];
  return (run) => {
    const { kind, near, far } = obstacleBefore(run);
    if (planned !== near) late = Math.round((random() + random() + random() - 1.5) * error);
    planned = near;
    const ahead = stepsTo(run, far + reach);
    const isDue = ahead > 0 && stepsTo(run, near - reach) <= (leads[kind] ?? 0) + late;
    if (run.height > 0 || run.rise > 0) return inAir(run, kind === branch, isDue, ahead);
    if (isDue || run.rest > 0) return onGround(run, kind);
    return isOrbAbove(run, near) ? [rabbitInputs.press, rabbitInputs.release] : [];
  };
}

/** The arcade rabbit as code plays it. */
export const rabbitPlayer: CodedPlayer<RabbitRun> = {
  rules: rabbitRules,
  sitDown: (skill, chance) => runner({ error: (100 - skill) / 5, random: () => chance.between(0, 1) }),
};

const stepsTo = (run: RabbitRun, place: number) => Math.floor((place - run.distance) / runSpeed(run));

function onGround({ duck }: RabbitRun, kind: number): readonly number[] {
  if (kind !== branch) return [rabbitInputs.press];
  return duck === 0 ? [rabbitInputs.duck, rabbitInputs.letUp] : [];
}

/** Lets go where the way below is free, and drops before a branch. */
function inAir(
  { isHeld, duck }: RabbitRun,
  isBranch: boolean,
  isDue: boolean,
  stepsToFar: number,
): readonly number[] {
  if (isBranch && isDue && duck === 0) return [rabbitInputs.duck, rabbitInputs.letUp];
  return isHeld === 1 && (isBranch || stepsToFar <= 4) ? [rabbitInputs.release] : [];
}

/** Returns the obstacle that is next, or one far away. */
function obstacleBefore(run: RabbitRun): { kind: number; near: number; far: number } {
  const { obstacleKinds, obstacleStarts, obstacleWidths, distance } = run;
  for (let at = run.obstaclesPassed; at < obstacleKinds.length; at += 1) {
    const near = obstacleStarts[at] ?? 0;
    const far = near + (obstacleWidths[at] ?? 0);
    if (far >= distance - reach) return { kind: obstacleKinds[at] ?? 0, near, far };
  }
  return { kind: 0, near: run.horizon + 1000 * runUnit, far: run.horizon + 1000 * runUnit };
}

/** Returns true for an orb that a hop reaches from here, with time to land before the next obstacle. */
function isOrbAbove(run: RabbitRun, near: number): boolean {
  if (run.duck > 0 || stepsTo(run, near) <= 48) return false;
  const steps = stepsTo(run, run.orbPlaces[run.orbsPassed] ?? run.horizon);
  return steps > 0 && steps < 12 && (run.orbHeights[run.orbsPassed] ?? 0) > 48 * runUnit;
}
