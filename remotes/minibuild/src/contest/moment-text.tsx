import { useMessages } from '../messages';
import { useTimeWords } from './use-time-words';

/** A moment of the contest in its own time, and in the visitor's where that differs. */
export function MomentText({ at }: { at: number }) {
  const t = useMessages();
  const { there, here } = useTimeWords().when(at);
  return (
    <time dateTime={new Date(at).toISOString()}>
      {there}
      {here && <> {t('contest.your-time', { when: here })}</>}
    </time>
  );
}
