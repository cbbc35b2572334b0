import { useAsk } from '@rainbow-rabbit/parts/console/acts';
import type { ContestInfo } from '@rainbow-rabbit/processes/minibuild/client';
import { useMiniBuildErrorText } from '../../messages';
import { useContestStaffMessages } from '../staff-messages';
import { useStaffContest } from './staff-contest';

/** All that a section of a contest's console works with: the contest, the words of the page, and the way to act. */
export function useContestConsole() {
  const t = useContestStaffMessages();
  const errorText = useMiniBuildErrorText();
  const ask = useAsk<ContestInfo>();
  return { t, errorText, ask, ...useStaffContest() };
}
