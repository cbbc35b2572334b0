import { type Making, type MakingState, useMakingWithSecret } from '@rainbow-rabbit/parts/console/making';
import { useStaff } from '@rainbow-rabbit/parts/console/session';
import { ownZone } from '@rainbow-rabbit/parts/zone-time/domain';
import { contestContactKey } from '@rainbow-rabbit/processes/minibuild/client';
import type { ProcessId } from '@rainbow-rabbit/shared/arweave';
import { currentLocale } from '@rainbow-rabbit/shared/i18n';
import { useMemo } from 'react';
import { ownContests } from '../session/staff-contest';
import { useFirstCriteria } from '../set-up/use-first-criteria';
import { useContestStaffMessages } from '../staff-messages';
import { firstContestActs, type NewContest } from './first-acts';
import { contestMakingStore } from './making-store';
import { newContest } from './new-contest';

/**
 * Makes a contest, which starts with its settings, the contact key of its secret, and its texts where somebody wrote a brief.
 * @param onMade gets the process of the new contest
 */
export function useMakingContest(onMade: (process: ProcessId) => void): {
  state: MakingState;
  /** The contest that is being made, or was begun in an earlier visit. */
  begun: Making | undefined;
  /** Makes a contest, or goes on with the contest that was begun. */
  make: (contest: NewContest) => Promise<void>;
} {
  const t = useContestStaffMessages();
  const criteria = useFirstCriteria();
  const { address } = useStaff();
  const kept = useMemo(() => contestMakingStore(address), [address]);
  const { state, begun, begin } = useMakingWithSecret({
    kind: newContest,
    kept,
    contactKeyOf: contestContactKey,
    remember: (process, { name }) => ownContests.remember({ process, name }),
    onMade,
  });
  const make = (contest: NewContest) =>
    begin((contactKey) => {
      const place = { zone: ownZone(), original: currentLocale(), criteria };
      const first = { ...place, now: Date.now(), rules: t('staff.new.rules'), contactKey };
      return { name: contest.name, acts: firstContestActs(contest, first) };
    });
  return { state, begun, make };
}
