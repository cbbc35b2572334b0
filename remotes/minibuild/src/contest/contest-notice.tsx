import { UnlistedNotice } from '@rainbow-rabbit/shared/ui';
import { useUnlistedContest } from './contest-place';

/** Says on a page of a contest that the network doesn't list it; nothing for the network's own. */
export function ContestNotice() {
  return useUnlistedContest() && <UnlistedNotice what="contest" />;
}
