import { TitledCard } from '@rainbow-rabbit/parts/console/layout';
import { Loading } from '@rainbow-rabbit/parts/console/list';
import { WithSecret } from '@rainbow-rabbit/parts/console/secret';
import { currentKey, eventKey } from '@rainbow-rabbit/processes/autopilot/client';
import { configureEvent, keyDigestOf } from '@rainbow-rabbit/processes/rabbit/client';
import { Button, Icon, Notice } from '@rainbow-rabbit/shared/ui';
import { useEffect, useState } from 'react';
import { WhileHeld } from '../secret/while-held';
import { useEventConsole } from '../session/use-event-console';
import { useStaffMessages } from '../staff-messages';

/** The key of the event: six words that follow from its secret, and of which the event gets a digest only. */
export function KeyCard() {
  const event = useEventConsole();
  const { t, ask, rabbit, info, secret } = event;
  const { keyDigest } = info;

  const replace = () =>
    ask({
      reason: 'Another key set',
      done: t('staff.key.done'),
      send: async (reason, options) => {
        const { number } = await currentKey(event);
        const { key } = await secret.lend((bytes) => eventKey(bytes, rabbit.process, number + 1));
        return configureEvent(rabbit, { reason, keyDigest: keyDigestOf(key) }, options);
      },
    });

  return (
    <TitledCard title={t('staff.key.title')} tone="raised">
      <p>{t('staff.key.text')}</p>
      {!keyDigest && <Notice>{t('staff.key.none')}</Notice>}
      {info.keyFixed && !info.reveal && <p>{t('staff.key.fixed')}</p>}
      {keyDigest && (
        <WithSecret>
          <HeldWords />
          {info.phase !== 'ended' && !info.keyFixed && (
            <Button variant="quiet" onClick={replace}>
              <Icon name="key" />
              {t('staff.key.act')}
            </Button>
          )}
        </WithSecret>
      )}
    </TitledCard>
  );
}

/** The six words of the event's key while they are held, for a stage on which no phone works. */
function HeldWords() {
  const t = useStaffMessages();
  return <WhileHeld hint={t('staff.key.hold')}>{() => <Words />}</WhileHeld>;
}

function Words() {
  const event = useEventConsole();
  const { t } = event;
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
