import { useWakingInterval } from '@rainbow-rabbit/parts/rest';
import { type ProcessPlace, readEventName } from '@rainbow-rabbit/processes/community/client';
import type { ProcessId } from '@rainbow-rabbit/shared/arweave';
import { useNetwork } from '@rainbow-rabbit/shared/network';
import { useReading, valueOf } from '@rainbow-rabbit/shared/reading';
import { useState } from 'react';
import { boardOfId } from './domain/board-name';
import type { LiveRows } from './use-board-rows';
import { useBoardTitle } from './use-board-title';

/** The interval at which an event's name is read again. */
const everyMs = 600_000;

/**
 * Returns the title of a board: the title that the community has, or else the name that an event's process has, where
 * the network has no name. No process is asked before the community has answered for its board.
 */
export function useLiveTitle(
  { ao }: ProcessPlace,
  id: string,
  { total, title }: Pick<LiveRows, 'total' | 'title'>,
): string {
  const { events } = useNetwork();
  const titleOf = useBoardTitle();
  const board = boardOfId(id);
  // The title stays while another list of the same board is read.
  const [known, setKnown] = useState<{ id: string; title: string | undefined }>();
  if (total !== undefined && (known?.id !== id || known.title !== title)) setKnown({ id, title });
  const answered = known?.id === id ? known : undefined;
  const isNamed = answered?.title || events.some(({ process }) => process === id);
  const { reading } = useReading({
    key: board.kind === 'event' && answered && !isNamed ? id : undefined,
    everyMs: useWakingInterval(everyMs),
    read: (options) => readEventName({ ao, process: id as ProcessId }, options),
  });
  return titleOf({ ...board, title: answered?.title ?? valueOf(reading) });
}
