import type { EventInfo } from '@rainbow-rabbit/processes/rabbit/client';
import { useState } from 'react';
import { useStaffEvent } from '../session/staff-event';
import { readSeedFile, type SeedFile } from './seed-file';

/** The seed's file as its user chose it, in this tab's memory only. */
export interface ChosenSeed {
  file: SeedFile | undefined;
  error: unknown;
  choose: (chosen: File) => Promise<void>;
  forget: () => void;
}

/** Takes the seed's file of a draw. A file of another draw is refused and forgotten. */
export function useSeedFile(draw: EventInfo['draw']): ChosenSeed {
  const { rabbit } = useStaffEvent();
  const [chosen, setChosen] = useState<{ file: SeedFile; commitment: string }>();
  const [error, setError] = useState<unknown>();
  const forget = () => {
    setChosen(undefined);
    setError(undefined);
  };
  const choose = async (next: File) => {
    forget();
    const commitment = draw?.commitment ?? '';
    try {
      setChosen({ file: await readSeedFile(next, rabbit.process, commitment), commitment });
    } catch (reason) {
      setError(reason);
    }
  };
  // Somebody else may have committed to another draw meanwhile.
  const file = chosen?.commitment === draw?.commitment ? chosen?.file : undefined;
  return { file, error, choose, forget };
}
