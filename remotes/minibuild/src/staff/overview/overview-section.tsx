import { Row, SoftNote, Stack, TitledCard } from '@rainbow-rabbit/parts/console/layout';
import { UnitsCard } from '@rainbow-rabbit/parts/console/units';
import { CopyLine } from '@rainbow-rabbit/parts/fields';
import { useLocale } from '@rainbow-rabbit/shared/i18n';
import { Link } from '@rainbow-rabbit/shared/router';
import { Button, ButtonLink, Card, Icon } from '@rainbow-rabbit/shared/ui';
import { useContestConsole } from '../acts/contest-console';
import { PhaseTimes } from '../phases/phase-times';
import { ContestFileCard } from '../secret/contest-file-card';
import { publicPath, useContestConsolePaths } from '../session/console-paths';
import stepLink from '../step-link.module.css';
import { nextSteps } from './next-steps.domain';
import styles from './overview.module.css';

/** Section: the contest at a glance, and what its staff do next. The console keeps it up to date. */
export function OverviewSection() {
  const { t, contest, info, refresh, secret } = useContestConsole();
  const link = `${window.location.href.split('#')[0]}#${publicPath(contest.process)}`;
  return (
    <Stack>
      {secret.state === 'unsaved' && <ContestFileCard />}
      <NextStepsCard />
      <Numbers />
      <PhaseTimes />
      <UnitsCard of={contest} latest={info} />
      <TitledCard title={t('staff.overview.link')}>
        <SoftNote>{t('staff.overview.link-text')}</SoftNote>
        <CopyLine what={t('staff.overview.link')} text={link} />
        <Row>
          <ButtonLink variant="secondary" to={publicPath(contest.process)}>
            {t('staff.overview.open-page')}
          </ButtonLink>
          <Button variant="quiet" onClick={refresh}>
            {t('staff.overview.refresh')}
          </Button>
        </Row>
      </TitledCard>
    </Stack>
  );
}

function NextStepsCard() {
  const { t, contest, info, front } = useContestConsole();
  const paths = useContestConsolePaths();
  const steps = nextSteps(front, info);
  return (
    <Card tone="raised" rainbow>
      <h3>{t('staff.next.title')}</h3>
      {steps.length === 0 && <p>{t(`staff.next.none.${info.phase}`)}</p>}
      <ul className={styles.steps}>
        {steps.map(({ name, section, count = 0 }) => (
          <li key={name}>
            <Link className={stepLink.link} to={paths.section(contest.process, section)}>
              <Icon name="arrow-right" />
              {t(`staff.next.${name}`, { count })}
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** The numbers of a contest; a change is read out by a screen reader when it has time. */
function Numbers() {
  const { t, info } = useContestConsole();
  const { iso } = useLocale();
  const { format } = new Intl.NumberFormat(iso);
  const judges = info.judges.filter(({ isJudge }) => isJudge).length;
  const numbers = [
    {
      name: 'people',
      value: info.people,
      of: info.removed > 0 && t('staff.number.removed', { count: info.removed }),
    },
    { name: 'teams', value: info.teams },
    {
      name: 'entries',
      value: info.entries,
      of:
        info.hidden + info.withdrawn > 0 &&
        t('staff.number.out', { hidden: info.hidden, withdrawn: info.withdrawn }),
    },
    {
      name: 'ballots',
      value: info.ballots,
    },
    { name: 'judges', value: judges },
    { name: 'flags', value: info.flags },
  ] as const;
  return (
    <dl className={styles.numbers} aria-live="polite">
      {numbers.map(({ name, value, ...rest }) => (
        <div key={name} className={styles.number} aria-atomic="true">
          <dt className={styles.name}>{t(`staff.number.${name}`)}</dt>
          <dd className={styles.value}>{format(value)}</dd>
          {'of' in rest && rest.of && <dd className={styles.of}>{rest.of}</dd>}
        </div>
      ))}
    </dl>
  );
}
