type Rgb = readonly [red: number, green: number, blue: number];

/** A time of the day: the sky from its top to the horizon, and the light on the land. */
export interface DayTime {
  top: Rgb;
  horizon: Rgb;
  light: Rgb;
  /** Part of the land's own colours that the light covers. */
  cover: number;
  /** Part of the night, from 0 by day to 1. */
  night: number;
}

const morning: DayTime = {
  top: [122, 200, 255],
  horizon: [255, 240, 214],
  light: [255, 236, 190],
  cover: 0.08,
  night: 0,
};
const noon: DayTime = {
  top: [84, 178, 250],
  horizon: [214, 242, 255],
  light: [255, 255, 255],
  cover: 0,
  night: 0,
};
const evening: DayTime = {
  top: [122, 110, 214],
  horizon: [255, 186, 138],
  light: [255, 120, 86],
  cover: 0.24,
  night: 0.1,
};
const night: DayTime = {
  top: [24, 20, 78],
  horizon: [98, 88, 180],
  light: [28, 26, 110],
  cover: 0.48,
  night: 1,
};
const times = [morning, noon, evening, night];

/** Steps that each time of the day takes, and the last part of them in which it changes. */
const timeSteps = 2400;
const changing = 0.35;
/** Steps after which a changing sky is drawn again. */
const skySteps = 10;

/** Returns a number that is the same as long as the sky looks the same. */
export function skyAt(steps: number): number {
  const within = steps % timeSteps;
  return steps - (within < timeSteps * (1 - changing) ? within : within % skySteps);
}

export const between = (from: number, to: number, part: number): number => from + (to - from) * part;

const blend = (from: Rgb, to: Rgb, part: number): Rgb => [
  Math.round(between(from[0], to[0], part)),
  Math.round(between(from[1], to[1], part)),
  Math.round(between(from[2], to[2], part)),
];

/** Returns the time of the day at a step of a run. */
export function dayTimeAt(steps: number): DayTime {
  const turn = steps / timeSteps;
  const part = Math.max(0, (turn % 1) - (1 - changing)) / changing;
  const now = times[Math.floor(turn) % times.length] ?? morning;
  const next = times[(Math.floor(turn) + 1) % times.length] ?? morning;
  return {
    top: blend(now.top, next.top, part),
    horizon: blend(now.horizon, next.horizon, part),
    light: blend(now.light, next.light, part),
    cover: between(now.cover, next.cover, part),
    night: between(now.night, next.night, part),
  };
}

/** Returns a colour as CSS. */
export const cssOf = ([red, green, blue]: Rgb, cover = 1): string =>
  `rgb(${red} ${green} ${blue} / ${cover})`;
