import { Numbers, Row, SoftNote, Stack, StepLinks, TitledCard } from '@rainbow-rabbit/parts/console/layout';
import { UnitsCard } from '@rainbow-rabbit/parts/console/units';
import { CopyLine } from '@rainbow-rabbit/parts/fields';
import { Button, ButtonLink, Card } from '@rainbow-rabbit/shared/ui';
import { PhaseTimes } from '../phases/phase-times';
import { ContestFileCard } from '../secret/contest-file-card';
import { publicPath, useContestConsolePaths } from '../session/console-paths';
import { useContestConsole } from '../session/contest-console';
import { nextSteps } from './next-steps.domain';

/** Section: the contest at a glance, and what its staff do next. The console keeps it up to date. */
export function OverviewSection() {
  const { t, contest, info, refresh, secret } = useContestConsole();
  const link = `${window.location.href.split('#')[0]}#${publicPath(contest.process)}`;
  return (
    <Stack>
      {secret.state === 'unsaved' && <ContestFileCard />}
      <NextStepsCard />
      <ContestNumbers />
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
      <StepLinks
        steps={steps.map(({ name, section, count = 0 }) => ({
          to: paths.section(contest.process, section),
          label: t(`staff.next.${name}`, { count }),
        }))}
      />
    </Card>
  );
}

/** The numbers of a contest. */
function ContestNumbers() {
  const { t, info } = useContestConsole();
  const { hidden, withdrawn } = info;
  const removed = info.removed > 0 ? t('staff.number.removed', { count: info.removed }) : undefined;
  const out = hidden + withdrawn > 0 ? t('staff.number.out', { hidden, withdrawn }) : undefined;
  return (
    <Numbers
      numbers={[
        { name: t('staff.section.people'), value: info.people, of: removed },
        { name: t('staff.number.teams'), value: info.teams },
        { name: t('staff.section.entries'), value: info.entries, of: out },
        { name: t('staff.number.ballots'), value: info.ballots },
        { name: t('staff.section.judges'), value: info.judges.filter(({ isJudge }) => isJudge).length },
        { name: t('staff.number.flags'), value: info.flags },
      ]}
    />
  );
}
