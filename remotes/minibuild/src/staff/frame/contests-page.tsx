import { ProcessCard, ProcessList } from '@rainbow-rabbit/parts/console/frame';
import { type ConsoleProcess, useStaff } from '@rainbow-rabbit/parts/console/session';
import { useNetwork } from '@rainbow-rabbit/shared/network';
import { valueOf } from '@rainbow-rabbit/shared/reading';
import { ButtonLink, Page } from '@rainbow-rabbit/shared/ui';
import { useMemo } from 'react';
import { ContestPhaseChip } from '../phases/phase-chip';
import { useContestConsolePaths } from '../session/console-paths';
import { ownContests, useContestOfStaff } from '../session/staff-contest';
import { useContestStaffMessages } from '../staff-messages';

/** `/_internal/mini-build`: the contests, and those that this wallet may run or judge. */
export function ContestsPage() {
  const t = useContestStaffMessages();
  const listed = useNetwork().processes?.minibuild;
  const contests = ownContests.useAll(
    useMemo(() => (listed ? [{ process: listed, name: '' }] : []), [listed]),
  );
  const paths = useContestConsolePaths();
  return (
    <Page title={t('staff.contests.title')} intro={t('staff.contests.intro')} width="narrow">
      <ButtonLink to={paths.making}>{t('staff.contests.new')}</ButtonLink>
      <ProcessList>
        {contests.map((contest) => (
          <ContestCard key={contest.process} contest={contest} />
        ))}
      </ProcessList>
    </Page>
  );
}

function ContestCard({ contest }: { contest: ConsoleProcess }) {
  const t = useContestStaffMessages();
  const { address } = useStaff();
  const paths = useContestConsolePaths();
  const { reading } = useContestOfStaff(contest.process).live;
  return (
    <ProcessCard
      to={paths.section(contest.process, 'overview')}
      name={valueOf(reading)?.front.texts?.name ?? (contest.name || t('staff.contest.unnamed'))}
      reading={reading}
      phase={({ info }) => <ContestPhaseChip phase={info.phase} />}
      staff={({ info }) => info.staff}
      otherRole={({ info }) =>
        info.judges.some((judge) => judge.isJudge && judge.address === address)
          ? t('staff.contests.judge')
          : undefined
      }
    />
  );
}
