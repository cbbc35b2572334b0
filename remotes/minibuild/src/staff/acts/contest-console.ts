import { useMiniBuildErrorText } from '../../messages';
import { useStaffContest } from '../session/staff-contest';
import { useContestStaffMessages } from '../staff-messages';
import { useContestAct } from './staff-acts';

/** All that a section of a contest's console works with: the contest, the words of the page, and the way to act. */
export function useContestConsole() {
  const t = useContestStaffMessages();
  const errorText = useMiniBuildErrorText();
  const ask = useContestAct();
  return { t, errorText, ask, ...useStaffContest() };
}
