import { Loading } from '@rainbow-rabbit/parts/console/list';
import { currentKey } from '@rainbow-rabbit/processes/autopilot/client';
import { useEffect, useState } from 'react';
import { WhileHeld } from '../secret/while-held';
import { useStaffEvent } from '../session/staff-event';
import { useStaffMessages } from '../staff-messages';

/** The six words of the event's key while they are held, for a stage on which no phone works. */
export function HeldWords() {
  const t = useStaffMessages();
  return <WhileHeld hint={t('staff.key.hold')}>{() => <Words />}</WhileHeld>;
}

function Words() {
  const t = useStaffMessages();
  const event = useStaffEvent();
  const [words, setWords] = useState<readonly string[] | 'failed'>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the words are derived once for each hold.
  useEffect(() => {
    let isGone = false;
    void currentKey(event)
      .then(({ words: found }) => found)
      .catch(() => 'failed' as const)
      .then((found) => isGone || setWords(found));
    return () => {
      isGone = true;
    };
  }, []);
  if (!words) return <Loading />;
  if (words === 'failed') return t('staff.key.no-words');
  return (
    <strong translate="no" lang="en">
      {words.join(' ')}
    </strong>
  );
}
