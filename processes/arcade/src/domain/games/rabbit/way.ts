import { below } from '../../../../client/domain';
import { bridgeColours, type RabbitRun, runSpeed, runUnit } from './run';

/** Widths of the obstacles: so many units, and the way of so many steps. */
const widths = [22, 30, 0, 14, 24, 0];
const stepsWide = [3, 3, 20, 4, 6, 36];
/** Height in units of the orb at an obstacle: over what is hopped, under a branch. */
const heightsAt = [88, 14, 84, 92, 90, 76];
/** Heights in units of orbs between obstacles: the higher ones need a hop. */
const heightsBetween = [18, 66, 104];
/** Heights in units of the orbs on a bridge, in turn: along it, a hop, a glide. */
const bridgeHeights = [18, 18, 18, 52, 96, 52, 18, 18, 52, 96, 90, 64, 34, 18];
const sparkleGap = 56 * runUnit;

/** The way ahead that is laid out, and the way behind that is kept to be seen. */
const ahead = 900 * runUnit;
const behind = 280 * runUnit;

/** Every so many obstacles a new kind of them comes. */
const obstaclesPerKind = 4;

/** Lays out the way up to its horizon, and forgets the way behind. */
export function layWay(run: RabbitRun): void {
  while (run.horizon < run.distance + ahead) {
    if (run.horizon < run.bridgeEnd) laySparkle(run);
    else layObstacle(run);
  }
  const last = run.distance - behind;
  if ((run.obstacleStarts[0] ?? last) + (run.obstacleWidths[0] ?? 0) < last) dropObstacle(run);
  if ((run.orbPlaces[0] ?? last) < last) dropOrb(run, 0);
}

function dropObstacle(run: RabbitRun): void {
  run.obstacleKinds.shift();
  run.obstacleStarts.shift();
  run.obstacleWidths.shift();
  run.obstaclesPassed -= 1;
}

function dropOrb(run: RabbitRun, orb: number): void {
  run.orbColours.splice(orb, 1);
  run.orbPlaces.splice(orb, 1);
  run.orbHeights.splice(orb, 1);
  if (orb < run.orbsPassed) run.orbsPassed -= 1;
}

/** Takes the next orb off the way. */
export function takeOrb(run: RabbitRun): void {
  dropOrb(run, run.orbsPassed);
}

/** Steps that a bridge takes, and those without obstacles after it. */
const bridgeSteps = 360;
const stepsAfterBridge = 60;
const bridgeApproach = 40 * runUnit;

/** Lays a bridge from here on, in place of all that lies ahead. */
export function layBridge(run: RabbitRun): void {
  run.bridgeStart = run.distance + bridgeApproach;
  run.bridgeEnd = run.bridgeStart + bridgeSteps * runSpeed(run);
  let kept = run.obstacleStarts.length;
  while (kept > 0 && (run.obstacleStarts[kept - 1] ?? 0) > run.bridgeStart) kept -= 1;
  run.obstacleKinds.length = kept;
  run.obstacleStarts.length = kept;
  run.obstacleWidths.length = kept;
  run.orbColours.length = run.orbsPassed;
  run.orbPlaces.length = run.orbsPassed;
  run.orbHeights.length = run.orbsPassed;
  run.horizon = run.distance + 3 * bridgeApproach;
}

function laySparkle(run: RabbitRun): void {
  const height = bridgeHeights[run.sparkles % bridgeHeights.length] ?? 0;
  layOrb(run, bridgeColours + (run.sparkles % bridgeColours), run.horizon, height);
  run.sparkles += 1;
  run.horizon += sparkleGap;
  if (run.horizon >= run.bridgeEnd) run.horizon = run.bridgeEnd + stepsAfterBridge * runSpeed(run);
}

function layOrb(run: RabbitRun, colour: number, place: number, height: number): void {
  run.orbColours.push(colour);
  run.orbPlaces.push(place);
  run.orbHeights.push(height * runUnit);
}

/** Lays out an obstacle, the space after it, and the orbs of both. */
function layObstacle(run: RabbitRun): void {
  const speed = runSpeed(run);
  const kind = nextKind(run);
  const width = (widths[kind] ?? 0) * runUnit + (stepsWide[kind] ?? 0) * speed;
  const start = run.horizon;
  run.obstacleKinds.push(kind);
  run.obstacleStarts.push(start);
  run.obstacleWidths.push(width);
  run.laid += 1;
  const steps = spaceAfter(run);
  run.horizon = start + width + steps * speed;
  layColour(run, start + Math.floor(width / 2), heightsAt[kind] ?? 0);
  layColour(run, start + width + Math.floor((steps * speed) / 2), heightBetween(run, steps));
}

/** Returns the kind of the next obstacle: each kind comes by itself first, then any that the run has met. */
function nextKind(run: RabbitRun): number {
  const met = Math.floor(run.laid / obstaclesPerKind);
  if (met < widths.length && run.laid % obstaclesPerKind === 0) return met;
  return below(run.chance, Math.min(met + 1, widths.length));
}

/** Space after an obstacle, in steps: the least at the start and later, its spread, and a breather in so many. */
const firstSpace = 70;
const leastSpace = 30;
const spread = 45;
const breatherOf = 6;
const breather = 70;

function spaceAfter(run: RabbitRun): number {
  const least = Math.max(firstSpace - Math.floor(run.laid / 2), leastSpace);
  const steps = least + below(run.chance, spread);
  return below(run.chance, breatherOf) === 0 ? steps + breather : steps;
}

/** An orb needs a hop of its own only where there is room to land after the last one and before the next. */
const spaceForHop = 80;

function heightBetween(run: RabbitRun, steps: number): number {
  const height = heightsBetween[below(run.chance, heightsBetween.length)] ?? 0;
  return steps < spaceForHop ? (heightsBetween[0] ?? 0) : height;
}

/** Lays out an orb, or none: most have the colour that comes next in the rainbow, the others any. */
function layColour(run: RabbitRun, place: number, height: number): void {
  const turn = below(run.chance, 8);
  if (turn >= 5) return;
  const isNext = turn < 3 && run.dealt < bridgeColours;
  layOrb(run, isNext ? run.dealt : below(run.chance, bridgeColours), place, height);
  if (isNext) run.dealt += 1;
}
