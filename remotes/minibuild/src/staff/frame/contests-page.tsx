import { useStaff } from '@rainbow-rabbit/console/session';
import { valueOf } from '@rainbow-rabbit/shared/reading';
import { Link } from '@rainbow-rabbit/shared/router';
import { ButtonLink, Card, Notice, Page, Spinner } from '@rainbow-rabbit/shared/ui';
import { useMiniBuildErrorText } from '../../messages';
import { type OwnContest, useConsoleContests } from '../contests/own-contests';
import { ContestPhaseChip } from '../phases/phase-chip';
import { useContestConsolePaths } from '../session/console-paths';
import { useContestOfStaff } from '../session/staff-contest';
import { useContestStaffMessages } from '../staff-messages';
import styles from './contests-page.module.css';

/** `/_internal/mini-build`: the contests, and those that this wallet may run or judge. */
export function ContestsPage() {
  const t = useContestStaffMessages();
  const contests = useConsoleContests();
  const paths = useContestConsolePaths();
  return (
    <Page title={t('staff.contests.title')} intro={t('staff.contests.intro')} width="narrow">
      <ButtonLink to={paths.making}>{t('staff.contests.new')}</ButtonLink>
      <ul className={styles.list}>
        {contests.map((contest) => (
          <li key={contest.process}>
            <ContestCard contest={contest} />
          </li>
        ))}
      </ul>
    </Page>
  );
}

function ContestCard({ contest }: { contest: OwnContest }) {
  const t = useContestStaffMessages();
  const errorText = useMiniBuildErrorText();
  const { address } = useStaff();
  const paths = useContestConsolePaths();
  const { reading } = useContestOfStaff(contest.process).live;
  const state = valueOf(reading);
  const role = () => {
    if (state?.info.staff[0] === address) return 'staff.contests.owner';
    if (state?.info.staff.some((one) => one === address)) return 'staff.contests.member';
    return state?.info.judges.some((judge) => judge.isJudge && judge.address === address)
      ? 'staff.contests.judge'
      : 'staff.contests.stranger';
  };
  return (
    <Card tone="raised">
      <div className={styles.head}>
        <h2>
          <Link className={styles.link} to={paths.section(contest.process, 'overview')}>
            {state?.front.texts?.name ?? (contest.name || t('staff.contest.unnamed'))}
          </Link>
        </h2>
        {state && <ContestPhaseChip phase={state.info.phase} />}
      </div>
      {reading.status === 'loading' && <Spinner label={t('staff.loading')} />}
      {reading.status === 'failed' && <Notice tone="error">{errorText(reading.error)}</Notice>}
      {state && <p className={styles.role}>{t(role())}</p>}
    </Card>
  );
}
