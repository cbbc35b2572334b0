import type { ProcessPlace } from '@rainbow-rabbit/processes/minibuild/client';
import { useAo } from '@rainbow-rabbit/shared/ao';
import type { ProcessId } from '@rainbow-rabbit/shared/arweave';
import { useNetwork } from '@rainbow-rabbit/shared/network';
import { useSearchParams } from '@rainbow-rabbit/shared/router';
import { useMemo } from 'react';
import { namedContest } from './domain/contest-path';

/** Returns the contest that the link of the page names; undefined where it names none. */
export function useNamedContest(): ProcessId | undefined {
  const [query] = useSearchParams();
  return namedContest(query);
}

/** Returns the contest of this page if the network doesn't list it; undefined for the network's own. */
export function useUnlistedContest(): ProcessId | undefined {
  const named = useNamedContest();
  return named === useNetwork().processes?.minibuild ? undefined : named;
}

/** Returns the contest of this page: the contest of its link, or else the network's; undefined where neither names one. */
export function useContestPlace(): ProcessPlace | undefined {
  const ao = useAo();
  const named = useNamedContest();
  const listed = useNetwork().processes?.minibuild;
  const process = named ?? listed;
  return useMemo(() => process && { ao, process }, [ao, process]);
}
