import { useOpenedContacts } from '@rainbow-rabbit/parts/console/contacts';
import { eventContactKey } from '@rainbow-rabbit/processes/rabbit/client';
import { importPrivateKey } from '@rainbow-rabbit/processes/sealing/client';
import { Button, Card, Notice, Spinner } from '@rainbow-rabbit/shared/ui';
import { useGameErrorText } from '../../messages';
import { ButtonRow } from '../button-row';
import { WithEventSecret } from '../secret/with-event-secret';
import { SectionStack } from '../section-stack';
import { useStaffEvent } from '../session/staff-event';
import { useStaffMessages } from '../staff-messages';
import styles from './contacts-section.module.css';
import { openContacts } from './open-contacts';
import { OpenedContacts } from './opened-contacts';

/** Section: the players' e-mail addresses, opened with the event's secret. */
export function ContactsSection() {
  const t = useStaffMessages();
  const errorText = useGameErrorText();
  const { rabbit, info, secret } = useStaffEvent();
  const { state, open, close } = useOpenedContacts({
    total: info.players,
    readKey: () => secret.lend(async (bytes) => importPrivateKey(await eventContactKey(bytes))),
    openAll: (params) => openContacts(rabbit, params),
  });
  if (state.status === 'open') return <OpenedContacts contacts={state.contacts} onClose={close} />;
  return (
    <SectionStack>
      <Card tone="raised">
        <p>{t('staff.contacts.intro')}</p>
        {info.contactKey ? (
          <WithEventSecret>
            <ButtonRow>
              <Button busy={state.status === 'opening'} onClick={() => void open()}>
                {t('staff.contacts.open')}
              </Button>
            </ButtonRow>
            <p className={styles.note}>{t('staff.contacts.stays')}</p>
          </WithEventSecret>
        ) : (
          <Notice>{t('staff.contacts.no-key')}</Notice>
        )}
        {state.status === 'opening' && (
          <div className={styles.progress} role="status">
            <Spinner />
            {t('staff.contacts.opening', { done: state.done, total: state.total })}
            <Button variant="secondary" onClick={close}>
              {t('staff.act.cancel')}
            </Button>
          </div>
        )}
        {state.status === 'failed' && <Notice tone="error">{errorText(state.error)}</Notice>}
      </Card>
    </SectionStack>
  );
}
