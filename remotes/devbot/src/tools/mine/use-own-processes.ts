import { useKeptValue } from '@rainbow-rabbit/parts/kept';
import { useMemo } from 'react';
import { ownProcesses } from '../../bot/own-processes';
import { withFresh } from '../listed/domain/process-row';
import { type ListedProcesses, useListedProcesses } from '../listed/use-listed-processes';

/** Returns the processes that a wallet owns: those that the gateway lists, and before them new ones of this browser. */
export function useOwnProcesses(owner: string): ListedProcesses {
  const made = useKeptValue(ownProcesses);
  const listed = useListedProcesses(useMemo(() => ({ owner }), [owner]));
  const { rows, isPartial } = listed;
  return {
    ...listed,
    rows: useMemo(
      () =>
        withFresh(
          rows,
          made
            .filter((one) => one.owner === owner)
            .map(({ process, name, at }) => ({ process, name, at, kind: 'process' })),
          isPartial,
        ),
      [rows, made, owner, isPartial],
    ),
  };
}
