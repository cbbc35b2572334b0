import { Notice } from '@rainbow-rabbit/shared/ui';
import { nextPhase } from '../contest/domain/contest-phase';
import { MomentText } from '../contest/moment-text';
import { useContest } from '../contest/use-contest';
import { useTimeWords } from '../contest/use-time-words';
import { useMessages } from '../messages';

/** Says in which phase the contest is, and when the next one begins. */
export function PhaseNote() {
  const t = useMessages();
  const { contest, phase, now } = useContest();
  const { until } = useTimeWords();
  if (!contest || !phase) return null;
  const next = nextPhase(contest, phase);
  return (
    <Notice title={t(`contest.phase.${phase}`)}>
      {next && contest.isOpen && (
        <p>
          {t(`contest.next.${next.phase}`)} <MomentText at={next.at} />
          {next.at > now && <> ({until(next.at)})</>}
        </p>
      )}
    </Notice>
  );
}
