import { gameNames } from '@rainbow-rabbit/processes/arcade/client';

/** A board of the arcade whose run earned points: that of a game, or that of its daily run. */
interface EarnedRun {
  game: (typeof gameNames)[number];
  /** Midnight of the daily run's day in UTC. */
  day?: Date;
}

/** Reads the board that the arcade gives as a reason (docs/protocol.md, the arcade's boards); undefined for another text. */
export function earnedRun(board: string): EarnedRun | undefined {
  const [, name, year, month, date] = /^([a-z]+)(?:-daily-(\d{4})(\d\d)(\d\d))?$/.exec(board) ?? [];
  const game = gameNames.find((one) => one === name);
  if (!game) return undefined;
  return year ? { game, day: new Date(`${year}-${month}-${date}`) } : { game };
}
