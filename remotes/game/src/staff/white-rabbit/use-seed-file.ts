import type { EventInfo } from '@rainbow-rabbit/processes/rabbit/client';
import { useState } from 'react';
import { useStaffEvent } from '../session/staff-event';
import { lendSeed, type SavedSeed, type SeedFile } from './seed-file';

/** A file that has proved to be the seed's. The seed itself stays in the file between its uses. */
export interface ProvenSeedFile extends SavedSeed, Pick<SeedFile, 'redraws'> {}

/** The seed's file as its user chose it. */
export interface ChosenSeed {
  file: ProvenSeedFile | undefined;
  error: unknown;
  choose: (chosen: File) => Promise<void>;
  forget: () => void;
}

/** Takes the seed's file of a draw. A file of another draw is refused and forgotten. */
export function useSeedFile(draw: EventInfo['draw']): ChosenSeed {
  const { rabbit } = useStaffEvent();
  const [chosen, setChosen] = useState<ProvenSeedFile>();
  const [error, setError] = useState<unknown>();
  const forget = () => {
    setChosen(undefined);
    setError(undefined);
  };
  const choose = async (next: File) => {
    forget();
    const saved = { file: next, process: rabbit.process, commitment: draw?.commitment ?? '' };
    try {
      setChosen({ ...saved, redraws: await lendSeed(saved, ({ redraws }) => redraws) });
    } catch (reason) {
      setError(reason);
    }
  };
  // Somebody else may have committed to another draw meanwhile.
  const file = chosen?.commitment === draw?.commitment ? chosen : undefined;
  return { file, error, choose, forget };
}
