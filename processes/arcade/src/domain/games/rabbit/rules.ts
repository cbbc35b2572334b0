import type { ChanceState, RunPace, Simulation } from '../../../../client/domain';
import {
  bridgeColours,
  duckedHeight,
  halfWidth,
  isOnBridge,
  type RabbitRun,
  runMoments,
  runSpeed,
  runUnit,
  uprightHeight,
} from './run';
import { layBridge, layWay, takeOrb } from './way';

export { bridgeColours, isOnBridge, obstacles, type RabbitRun, runMoments, runSpeed, runUnit } from './run';

/** Inputs: a finger comes down, leaves, swipes down; the wish to stay low ends. */
export const rabbitInputs = { press: 0, release: 1, duck: 2, letUp: 3 } as const;

/** Steps of the longest run: ten minutes. */
const longestSteps = 36_000;
/** Steps that the rabbit sits before it sets out by itself. */
const longestRest = 600;

const hopRise = 2394;
const gravity = 143;
/** Fall in a step while gliding, and while dropping to duck. */
const glideFall = 300;
const dropFall = 3072;
const glideSteps = 36;
/** Steps for which a press before landing still hops. */
const wishSteps = 8;
/** Steps that a duck takes at least, and at most while it is held. */
const shortestDuck = 36;
const longestDuck = 150;

/** Steps of a slow-down after a stumble, which halves the speed at first; steps until it is forgiven. */
const slowSteps = 90;
const shakenSteps = 300;
const stumbleRise = 900;
/** Steps from a fall to the end of the run, in which no input counts. */
const fallSteps = 60;
const fallRise = 1400;

/** Kinds of obstacles: heights of those that are hopped, in units; the others are known by their number. */
const hopHeights = [20, 0, 0, 40, 30, 0];
const branch = 1;
/** Height in units of a branch above the way. */
const branchHeight = 28;
/** Units at each end of water that carry the rabbit's middle. */
const bank = 6 * runUnit;
/** Reach of an orb around its middle. */
const orbReach = 18 * runUnit;

/** Points: a rainbow's colours (more for each), others, orbs on a bridge, bridges (more for each of the first). */
const firstColourPoints = 50;
const moreColourPoints = 10;
const wrongColourPoints = 10;
const sparklePoints = 20;
const bridgePoints = 500;
const moreBridgePoints = 100;
const raisedBridges = 5;
/** Way for one point: 16 units. */
const pointWay = 16 * runUnit;

/** Steps after which the way is laid out again, far out of sight. */
const stepsPerLaying = 8;
/** Place of the first obstacle. */
const firstPlace = 560 * runUnit;

function start(chance: ChanceState, pace: RunPace): RabbitRun {
  const run: RabbitRun = {
    chance,
    pace,
    steps: 0,
    ending: 0,
    rest: longestRest,
    distance: 0,
    height: 0,
    rise: 0,
    isHeld: 0,
    glide: 0,
    wish: 0,
    duck: 0,
    isLettingUp: 0,
    slow: 0,
    shaken: 0,
    fall: 0,
    progress: 0,
    dealt: 0,
    bridges: 0,
    bridgeStart: 0,
    bridgeEnd: 0,
    bonus: 0,
    laid: 0,
    sparkles: 0,
    horizon: firstPlace,
    obstacleKinds: [],
    obstacleStarts: [],
    obstacleWidths: [],
    obstaclesPassed: 0,
    orbColours: [],
    orbPlaces: [],
    orbHeights: [],
    orbsPassed: 0,
    moments: 0,
  };
  layWay(run);
  return run;
}

function step(run: RabbitRun, inputs: readonly number[]): void {
  run.moments = 0;
  if (run.ending !== 0) return;
  run.steps += 1;
  if (run.fall > 0) tumble(run);
  else live(run, inputs);
  if (run.ending === 0 && run.steps >= longestSteps) {
    run.ending = 2;
    run.moments |= runMoments.home;
  }
}

/** Plays a step of a run that goes on. */
function live(run: RabbitRun, inputs: readonly number[]): void {
  for (const input of inputs) take(run, input);
  if (run.rest > 0) {
    run.rest -= 1;
    return;
  }
  move(run);
  meetObstacle(run);
  meetOrb(run);
  if (run.steps % stepsPerLaying === 0) layWay(run);
}

/** Rolls on from a fall, slower and slower, up to the end. */
function tumble(run: RabbitRun): void {
  run.fall -= 1;
  run.distance += Math.floor((runSpeed(run) * run.fall) / (2 * fallSteps));
  if (isInAir(run)) fly(run);
  if (run.fall === 0) run.ending = 1;
}

const isInAir = ({ height, rise }: RabbitRun) => height > 0 || rise > 0;

function take(run: RabbitRun, input: number): void {
  if (input === rabbitInputs.press) {
    run.rest = 0;
    run.isHeld = 1;
    if (isInAir(run)) run.wish = wishSteps;
    else hop(run);
  } else if (input === rabbitInputs.release) run.isHeld = 0;
  else if (input === rabbitInputs.duck) duck(run);
  else run.isLettingUp = 1;
}

function hop(run: RabbitRun): void {
  run.rise = hopRise;
  run.glide = glideSteps;
  run.wish = 0;
  run.duck = 0;
  run.moments |= runMoments.hop;
}

function duck(run: RabbitRun): void {
  run.rest = 0;
  run.isHeld = 0;
  run.wish = 0;
  run.duck = 1;
  run.isLettingUp = 0;
  if (isInAir(run)) run.rise = Math.min(run.rise, -dropFall);
  run.moments |= runMoments.duck;
}

function move(run: RabbitRun): void {
  const speed = runSpeed(run);
  run.distance += speed - Math.floor((speed * run.slow) / (2 * slowSteps));
  if (run.slow > 0) run.slow -= 1;
  if (run.shaken > 0) run.shaken -= 1;
  if (isInAir(run)) fly(run);
  if (run.wish > 0) run.wish -= 1;
  if (run.duck > 0) run.duck += 1;
  if (run.duck > longestDuck || (run.isLettingUp === 1 && run.duck > shortestDuck)) run.duck = 0;
}

function fly(run: RabbitRun): void {
  run.rise -= gravity;
  if (run.isHeld === 1 && run.glide > 0 && run.rise < -glideFall) {
    if (run.glide === glideSteps) run.moments |= runMoments.glide;
    run.rise = -glideFall;
    run.glide -= 1;
  }
  run.height += run.rise;
  if (run.height > 0) return;
  run.height = 0;
  run.rise = 0;
  run.moments |= runMoments.land;
  if (run.wish > 0) hop(run);
}

/** Meets the obstacle that is next, unless the rabbit is on a bridge or still stumbles. */
function meetObstacle(run: RabbitRun): void {
  const { obstacleKinds, obstacleStarts, obstacleWidths, distance, obstaclesPassed: next } = run;
  const [near, width] = [obstacleStarts[next], obstacleWidths[next] ?? 0];
  if (near === undefined || near >= distance + halfWidth) return;
  if (near + width <= distance - halfWidth) {
    run.obstaclesPassed += 1;
    return;
  }
  if (run.slow > 0 || isOnBridge(run) || !isHit(run, obstacleKinds[next] ?? 0, near, width)) return;
  stumble(run);
}

function isHit(
  { height, duck: low, distance }: RabbitRun,
  kind: number,
  near: number,
  width: number,
): boolean {
  if (kind === branch) return height + (low > 0 ? duckedHeight : uprightHeight) > branchHeight * runUnit;
  const tall = hopHeights[kind] ?? 0;
  if (tall > 0) return height < tall * runUnit;
  return height === 0 && distance > near + bank && distance < near + width - bank;
}

/** The first stumble slows the rabbit; another one before it is forgiven ends the run. */
function stumble(run: RabbitRun): void {
  if (run.shaken > 0) {
    run.fall = fallSteps;
    run.rise = fallRise;
    run.isHeld = 0;
    run.wish = 0;
    run.duck = 0;
    run.moments |= runMoments.fall;
    return;
  }
  run.slow = slowSteps;
  run.shaken = shakenSteps;
  run.rise = stumbleRise;
  run.glide = 0;
  run.moments |= runMoments.stumble;
}

function meetOrb(run: RabbitRun): void {
  const { orbColours, orbPlaces, orbHeights, distance, height, orbsPassed: next } = run;
  const place = orbPlaces[next];
  if (place === undefined || place - orbReach >= distance + halfWidth) return;
  const colour = orbColours[next] ?? 0;
  if (place + orbReach <= distance - halfWidth) {
    run.orbsPassed += 1;
    // The colour that was missed comes again.
    if (colour === run.progress) run.dealt = run.progress;
    return;
  }
  const middle = orbHeights[next] ?? 0;
  const top = height + (run.duck > 0 ? duckedHeight : uprightHeight);
  if (middle - orbReach >= top || middle + orbReach <= height) return;
  takeOrb(run);
  collect(run, colour);
}

function collect(run: RabbitRun, colour: number): void {
  if (colour >= bridgeColours) {
    run.bonus += sparklePoints;
    run.moments |= runMoments.sparkle;
  } else if (colour === run.progress) {
    run.bonus += firstColourPoints + moreColourPoints * colour;
    run.progress += 1;
    run.moments |= runMoments.right;
    if (run.progress === bridgeColours) openBridge(run);
  } else {
    run.bonus += wrongColourPoints;
    run.moments |= runMoments.wrong;
  }
}

function openBridge(run: RabbitRun): void {
  run.bonus += bridgePoints + moreBridgePoints * Math.min(run.bridges, raisedBridges);
  run.bridges += 1;
  run.progress = 0;
  run.dealt = 0;
  layBridge(run);
  run.moments |= runMoments.bridge;
}

/** The endless run of the White Rabbit: hop, glide, duck, and gather the colours of the rainbow in their order. */
export const rabbitRules: Simulation<RabbitRun> = {
  inputKinds: 4,
  longestSteps,
  start,
  step,
  isOver: ({ ending }) => ending !== 0,
  score: ({ distance, bonus }) => Math.floor(distance / pointWay) + bonus,
  numbers: (run) => [
    ...run.chance,
    run.pace,
    run.steps,
    run.ending,
    run.rest,
    run.distance,
    run.height,
    run.rise,
    run.isHeld,
    run.glide,
    run.wish,
    run.duck,
    run.isLettingUp,
    run.slow,
    run.shaken,
    run.fall,
    run.progress,
    run.dealt,
    run.bridges,
    run.bridgeStart,
    run.bridgeEnd,
    run.bonus,
    run.laid,
    run.sparkles,
    run.horizon,
    ...run.obstacleKinds,
    ...run.obstacleStarts,
    ...run.obstacleWidths,
    run.obstaclesPassed,
    ...run.orbColours,
    ...run.orbPlaces,
    ...run.orbHeights,
    run.orbsPassed,
  ],
};
