import { readContactKey, useOpenedContacts } from '@rainbow-rabbit/parts/console/contacts';
import { FilePlace } from '@rainbow-rabbit/shared/files';
import { Button, Card, Notice, Spinner } from '@rainbow-rabbit/shared/ui';
import { useGameErrorText } from '../../messages';
import { eventKeyCodes } from '../contact-key/contact-key-codes';
import { SectionStack } from '../section-stack';
import { useStaffEvent } from '../session/staff-event';
import { useStaffMessages } from '../staff-messages';
import styles from './contacts-section.module.css';
import { openContacts } from './open-contacts';
import { OpenedContacts } from './opened-contacts';

/** Section: the players' e-mail addresses, opened with the offline key. */
export function ContactsSection() {
  const t = useStaffMessages();
  const errorText = useGameErrorText();
  const { rabbit, info } = useStaffEvent();
  const { state, open, close } = useOpenedContacts({
    total: info.players,
    readKey: (file) => readContactKey(file, info.contactKey ?? '', eventKeyCodes),
    openAll: (params) => openContacts(rabbit, params),
  });
  if (state.status === 'open') return <OpenedContacts contacts={state.contacts} onClose={close} />;
  return (
    <SectionStack>
      <Card tone="raised">
        <p>{t('staff.contacts.intro')}</p>
        {info.contactKey ? (
          <>
            <FilePlace label={t('staff.contacts.choose')} accept=".json,application/json" onChoose={open}>
              <p>{t('staff.contacts.choose')}</p>
            </FilePlace>
            <p className={styles.note}>{t('staff.contacts.stays')}</p>
          </>
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
