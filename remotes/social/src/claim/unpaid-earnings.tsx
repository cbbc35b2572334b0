import { useWakingInterval } from '@rainbow-rabbit/parts/rest';
import { type ProcessPlace, readEarnings } from '@rainbow-rabbit/processes/community/client';
import type { Address } from '@rainbow-rabbit/shared/arweave';
import { useReading, valueOf } from '@rainbow-rabbit/shared/reading';
import { restEveryMs } from './claimed-view';
import { EarningsList } from './earnings-list';

/** The reasons of what a wallet has earned, without amounts, while no token is known that pays them. */
export function UnpaidEarnings({ community, address }: { community: ProcessPlace; address: Address }) {
  const { reading } = useReading({
    key: 'earned',
    everyMs: useWakingInterval(restEveryMs),
    read: (options) => readEarnings(community, address, options),
  });
  const earnings = valueOf(reading);
  return earnings && <EarningsList earnings={earnings} />;
}
