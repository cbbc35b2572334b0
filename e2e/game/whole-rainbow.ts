import { rabbitColours } from '@rainbow-rabbit/processes/rabbit/client';

/** All seven colours in an answer of the ledger about a player, each from a rabbit of its own and confirmed. */
export const wholeRainbow = rabbitColours.map((colour, index) => ({
  colour,
  rabbit: index + 1,
  nickname: `Bramble ${index}`,
  slot: 1,
  at: 1,
  status: 'confirmed',
}));
