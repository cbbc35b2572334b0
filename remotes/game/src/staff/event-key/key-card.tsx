import { TitledCard } from '@rainbow-rabbit/parts/console/layout';
import { WithSecret } from '@rainbow-rabbit/parts/console/secret';
import { currentKey, eventKey } from '@rainbow-rabbit/processes/autopilot/client';
import { configureEvent, keyDigestOf } from '@rainbow-rabbit/processes/rabbit/client';
import { Button, Icon, Notice } from '@rainbow-rabbit/shared/ui';
import { useStaffEvent } from '../session/staff-event';
import { useEventConsole } from '../session/use-event-console';
import { HeldWords } from './held-words';

/** The key of the event: six words that follow from its secret, and of which the event gets a digest only. */
export function KeyCard() {
  const { t, ask } = useEventConsole();
  const event = useStaffEvent();
  const { rabbit, info, secret } = event;
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
