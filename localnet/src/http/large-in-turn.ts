import type { RouteRequest } from './route';

/** A body or an answer of more bytes is a large one: no client of the game sends or asks for one. */
export const largeBytes = 1024 ** 2;

/** Does work on a number of bytes: at once, or, on more than `largeBytes`, when the client's address has its turn. */
export async function largeInTurn<Result>(
  { turn }: Pick<RouteRequest, 'turn'>,
  sizeBytes: number,
  work: () => Promise<Result>,
): Promise<Result> {
  return sizeBytes > largeBytes ? await turn(work) : await work();
}
