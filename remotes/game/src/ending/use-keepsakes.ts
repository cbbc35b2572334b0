import { useWakingInterval } from '@rainbow-rabbit/parts/rest';
import type { Keepsakes } from '@rainbow-rabbit/processes/rabbit/client';
import type { Address } from '@rainbow-rabbit/shared/arweave';
import { type LiveReading, useReading } from '@rainbow-rabbit/shared/reading';
import { useState } from 'react';
import { useGame } from '../session/game-context';

/** The network makes a keepsake within seconds. */
const makingMs = 4000;
const restingMs = 300_000;

/** Reads the keepsakes that an address has earned, often while one of them is made. */
export function useKeepsakes(address: Address): LiveReading<Keepsakes> {
  const { client } = useGame();
  const [isMaking, setIsMaking] = useState(false);
  return useReading({
    key: `${client.process} ${address}`,
    everyMs: useWakingInterval(isMaking ? makingMs : restingMs),
    read: async (options) => {
      const keepsakes = await client.keepsakes(address, options);
      setIsMaking(keepsakes.rows.some(({ isAsked, asset }) => isAsked && asset === undefined));
      return keepsakes;
    },
  });
}
