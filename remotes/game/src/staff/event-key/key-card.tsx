import { currentKey, eventKey } from '@rainbow-rabbit/processes/autopilot/client';
import { configureEvent, keyDigestOf } from '@rainbow-rabbit/processes/rabbit/client';
import { Button, Card, Icon, Notice } from '@rainbow-rabbit/shared/ui';
import { useStaffAct } from '../acts/staff-acts';
import cards from '../cards.module.css';
import { WithEventSecret } from '../secret/with-event-secret';
import { useStaffEvent } from '../session/staff-event';
import { useStaffMessages } from '../staff-messages';
import { HeldWords } from './held-words';

/** The key of the event: six words that follow from its secret, and of which the event gets a digest only. */
export function KeyCard() {
  const t = useStaffMessages();
  const ask = useStaffAct();
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
    <Card tone="raised">
      <div className={cards.section}>
        <h3>{t('staff.key.title')}</h3>
        <p>{t('staff.key.text')}</p>
        {!keyDigest && <Notice>{t('staff.key.none')}</Notice>}
        {info.keyFixed && !info.reveal && <p>{t('staff.key.fixed')}</p>}
        {keyDigest && (
          <WithEventSecret>
            <HeldWords />
            {info.phase !== 'ended' && !info.keyFixed && (
              <Button variant="quiet" onClick={replace}>
                <Icon name="key" />
                {t('staff.key.act')}
              </Button>
            )}
          </WithEventSecret>
        )}
      </div>
    </Card>
  );
}
