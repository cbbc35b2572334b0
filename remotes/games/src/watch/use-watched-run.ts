import { useSearchParams } from '@rainbow-rabbit/shared/router';
import type { RecordedRun } from '../play/domain/recorded-run';

interface WatchedRun {
  /** Id of the run, as the address names it. */
  run: string;
  onClose: () => void;
  onRace: (ghost: RecordedRun) => void;
}

/** Returns the run that the page's address asks to watch, if any. Closing it, or racing it, takes it from the address. */
export function useWatchedRun(race: (ghost: RecordedRun) => void): WatchedRun | undefined {
  const [search, setSearch] = useSearchParams();
  const run = search.get('run');
  if (!run) return undefined;
  const onClose = () => setSearch({});
  return {
    run,
    onClose,
    onRace: (ghost) => {
      onClose();
      race(ghost);
    },
  };
}
