import {
  type ArcadeList,
  type ArcadeRow,
  type ProcessPlace,
  readArcadeBoard,
  readArcadePlace,
} from '@rainbow-rabbit/processes/arcade/client';
import { useAo } from '@rainbow-rabbit/shared/ao';
import type { Address } from '@rainbow-rabbit/shared/arweave';
import { useNetwork } from '@rainbow-rabbit/shared/network';
import type { LiveReading } from '@rainbow-rabbit/shared/reading';
import { useEffect } from 'react';
import { onRunCounted } from '../live/counted-runs';
import { useLedgerReading } from '../live/use-ledger-reading';
import { readRunnerNames } from '../names/read-names';
import type { RunnerNames } from '../names/runner-name';

/** A page of a list of a board with what its rows are shown with. */
export interface ShownBoard {
  /** Places of the list. */
  total: number;
  /** Places of everybody who has no rank. */
  others: number;
  rows: readonly ArcadeRow[];
  /** The row of the asking address, if it has one on the list. */
  own: Pick<ArcadeRow, 'place' | 'score' | 'run'> | undefined;
  names: RunnerNames;
}

interface ShownBoardParams {
  board: string;
  list: ArcadeList;
  offset: number;
  limit: number;
  /** The connected wallet. */
  address: Address | undefined;
}

/** Reads a page of a list of a board, with the own place and the names of the people on it; again once a run of this page counts. */
export function useArcadeBoard(
  arcade: ProcessPlace | undefined,
  { board, list, offset, limit, address }: ShownBoardParams,
): LiveReading<ShownBoard> {
  const ao = useAo();
  const { community } = useNetwork();
  const live = useLedgerReading<ShownBoard>(
    arcade && ['board', arcade.process, board, list, offset, limit, address].join(' '),
    async (options) => {
      if (!arcade) throw new Error('There is no arcade to read');
      const [page, place] = await Promise.all([
        readArcadeBoard(arcade, { board, list, offset, limit }, options),
        address && readArcadePlace(arcade, { board, address, around: 0 }, options),
      ]);
      const addresses = page.rows.map((row) => row.address);
      const named = community && { ao, process: community };
      const names = await readRunnerNames(named, addresses, options);
      return {
        total: page.total,
        others: page.others,
        rows: page.rows,
        own: place && place.list === list ? place.own : undefined,
        names,
      };
    },
  );
  const { refresh } = live;
  useEffect(() => onRunCounted(() => void refresh()), [refresh]);
  return live;
}
