import { useKeptValue } from '@rainbow-rabbit/parts/kept';
import { useNetwork } from '@rainbow-rabbit/shared/network';
import { useMemo } from 'react';
import { useMessages } from '../messages';
import { ownProcesses } from './own-processes';

/** A process that a person may mean, by its name. */
export interface ProcessChoice {
  process: string;
  name: string;
}

/** Returns the processes made in this browser, then those that the network names, each once. */
export function useProcessChoices(): readonly ProcessChoice[] {
  const t = useMessages();
  const { events, community, processes = {} } = useNetwork();
  const own = useKeptValue(ownProcesses);
  return useMemo(() => {
    const all = [
      ...own.map(({ process, name }) => ({ process, name })),
      ...events.map(({ process, name }) => ({ process, name })),
      ...(community ? [{ process: community, name: t('process.community') }] : []),
      ...Object.entries(processes).map(([name, process]) => ({ process, name })),
    ];
    return [...new Map(all.reverse().map((choice) => [choice.process, choice])).values()].reverse();
  }, [own, events, community, processes, t]);
}
