import { Row, SoftNote, Stack, StepLinks, TitledCard } from '@rainbow-rabbit/parts/console/layout';
import { movePhase, openContest, type TimedPhase } from '@rainbow-rabbit/processes/minibuild/client';
import { Button } from '@rainbow-rabbit/shared/ui';
import { useContestConsolePaths } from '../session/console-paths';
import { useContestConsole } from '../session/contest-console';
import { usePhaseName } from './phase-chip';
import { lacksBeforeOpening, phaseMoves } from './phase-moves.domain';
import { PhaseTimes } from './phase-times';

/** Section: opens the contest, and moves its phases. */
export function PhasesSection() {
  const { t, info } = useContestConsole();
  const phaseName = usePhaseName();
  return (
    <Stack width="reading">
      <TitledCard title={phaseName(info.phase)} tone="raised" rainbow>
        <p>{t(`staff.phases.text.${info.isOpen ? info.phase : 'closed'}`)}</p>
        {info.isOpen ? <Moves /> : <Opening />}
      </TitledCard>
      <PhaseTimes />
    </Stack>
  );
}

function Opening() {
  const { t, ask, contest, front, secret } = useContestConsole();
  const paths = useContestConsolePaths();
  const lacks = lacksBeforeOpening(front, secret.state === 'unsaved');
  return (
    <>
      {lacks.length > 0 && (
        <div>
          <p>{t('staff.open.lacks')}</p>
          <StepLinks
            steps={lacks.map((lack) => ({
              to: paths.section(contest.process, lack === 'texts' ? 'texts' : 'set-up'),
              label: t(lack === 'file' ? 'staff.file.save' : `staff.next.${lack}`),
            }))}
          />
        </div>
      )}
      <SoftNote>{t('staff.open.effect')}</SoftNote>
      <Row>
        <Button
          disabled={lacks.length > 0}
          onClick={() =>
            ask({
              reason: 'Contest opened',
              done: t('staff.open.done'),
              send: (reason, options) => openContest(contest, { reason }, options),
            })
          }
        >
          {t('staff.open.act')}
        </Button>
      </Row>
    </>
  );
}

function Moves() {
  const { t, ask, contest, info } = useContestConsole();
  const phaseName = usePhaseName();
  const { next, back } = phaseMoves(info);
  const move = (to: TimedPhase) =>
    ask({
      reason: `Phase moved to ${to}`,
      done: t('staff.move.done', { phase: phaseName(to) }),
      send: (reason, options) => movePhase(contest, { reason, to }, options),
    });
  return (
    <>
      <SoftNote>{t(info.phase === 'results' ? 'staff.move.over' : 'staff.move.text')}</SoftNote>
      {next && <SoftNote>{t('staff.move.effect', { phase: phaseName(next) })}</SoftNote>}
      {back && <SoftNote>{t('staff.move.back-effect', { phase: phaseName(back) })}</SoftNote>}
      <Row>
        {next && (
          <Button onClick={() => move(next)}>{t('staff.move.next', { phase: phaseName(next) })}</Button>
        )}
        {back && (
          <Button variant="secondary" onClick={() => move(back)}>
            {t('staff.move.back', { phase: phaseName(back) })}
          </Button>
        )}
      </Row>
    </>
  );
}
