import { shortAddress } from '@rainbow-rabbit/shared/bytes';

/** The names that people have in the community, by their addresses. */
export type RunnerNames = Readonly<Record<string, string>>;

/** Returns the name of somebody on a board: that of the community, or else the address shortened. */
export const runnerName = (address: string, names: RunnerNames = {}): string =>
  names[address] ?? shortAddress(address);
