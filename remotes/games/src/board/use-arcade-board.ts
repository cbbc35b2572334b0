import {
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
import { useLedgerReading } from '../live/use-ledger-reading';
import { readRunnerNames } from '../names/read-names';
import type { RunnerNames } from '../names/runner-name';
import { onRunCounted } from './counted-runs';

/** A page of a board with what its rows are shown with. */
export interface ShownBoard {
  total: number;
  rows: readonly ArcadeRow[];
  /** The row of the asking address, if it has one. */
  own: Pick<ArcadeRow, 'place' | 'score' | 'run'> | undefined;
  names: RunnerNames;
}

interface ShownBoardParams {
  board: string;
  offset: number;
  limit: number;
  /** The connected wallet. */
  address: Address | undefined;
}

/** Reads a page of a board, with the own place and the names of the people on it; again once a run of this page counts. */
export function useArcadeBoard(
  arcade: ProcessPlace | undefined,
  { board, offset, limit, address }: ShownBoardParams,
): LiveReading<ShownBoard> {
  const ao = useAo();
  const { community } = useNetwork();
  const live = useLedgerReading<ShownBoard>(
    arcade && ['board', arcade.process, board, offset, limit, address].join(' '),
    async (options) => {
      if (!arcade) throw new Error('There is no arcade to read');
      const [page, place] = await Promise.all([
        readArcadeBoard(arcade, { board, offset, limit }, options),
        address && readArcadePlace(arcade, { board, address, around: 0 }, options),
      ]);
      const addresses = page.rows.map((row) => row.address);
      const named = community && { ao, process: community };
      const names = await readRunnerNames(named, addresses, options);
      return { total: page.total, rows: page.rows, own: place?.own, names };
    },
  );
  const { refresh } = live;
  useEffect(() => onRunCounted(() => void refresh()), [refresh]);
  return live;
}
