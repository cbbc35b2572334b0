import { useWakingInterval } from '@rainbow-rabbit/parts/rest';
import {
  type BoardListName,
  type BoardRow,
  type ProcessPlace,
  readBoardPlace,
} from '@rainbow-rabbit/processes/community/client';
import type { Address } from '@rainbow-rabbit/shared/arweave';
import { type LiveReading, useReading } from '@rainbow-rabbit/shared/reading';
import type { BoardView } from './domain/board-types';
import { renewEveryMs } from './renew-every-ms';

interface OwnPlaceParams {
  community: ProcessPlace;
  view: BoardView;
  address: Address | undefined;
}

/** The row of the connected wallet, and the list that it is on. */
export interface OwnPlace {
  list: BoardListName;
  row: BoardRow;
}

/** The own place, read again from time to time; `none` where the board has no such row. */
export function useOwnPlace({ community, view, address }: OwnPlaceParams): LiveReading<OwnPlace | 'none'> {
  const { id, period, city = '' } = view;
  const key = address ? [id, period, city, address].join(' ') : undefined;
  return useReading<OwnPlace | 'none'>({
    key,
    everyMs: useWakingInterval(renewEveryMs),
    read: async (options) => {
      if (!address) return 'none';
      const asked = { id, period, ...(city && { city }), address, around: 0 };
      const { list, rows } = await readBoardPlace(community, asked, options);
      const row = rows.find((each) => each.address === address);
      return row ? { list, row } : 'none';
    },
  });
}
