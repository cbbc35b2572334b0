import { ContactLine } from '@rainbow-rabbit/parts/console/contacts';
import { csvText } from '@rainbow-rabbit/parts/console/tables';
import { WindowedList } from '@rainbow-rabbit/parts/rows';
import { saveFile } from '@rainbow-rabbit/shared/files';
import { Button, Notice } from '@rainbow-rabbit/shared/ui';
import { ButtonRow } from '../button-row';
import { SectionStack } from '../section-stack';
import { useStaffEvent } from '../session/staff-event';
import { useStaffMessages } from '../staff-messages';
import { contactCells, contactColumns, contactJson, type OpenedContact } from './contact-table.domain';
import styles from './contacts-section.module.css';

/** Height of a row, in units of the root's text size. */
const rowRem = 4.5;

interface OpenedContactsProps {
  contacts: readonly OpenedContact[];
  /** Forgets the contacts. */
  onClose: () => void;
}

/** The opened contacts, and their files to save. */
export function OpenedContacts({ contacts, onClose }: OpenedContactsProps) {
  const t = useStaffMessages();
  const { info } = useStaffEvent();
  const broken = contacts.filter(({ email }) => email === undefined).length;
  const name = `${info.slug ?? 'event'}-contacts`;
  const saveCsv = () => saveFile(`${name}.csv`, csvText(contactColumns, contactCells(contacts)), 'text/csv');
  const saveJson = () => saveFile(`${name}.json`, contactJson(contacts), 'application/json');
  return (
    <SectionStack>
      <p role="status">{t('staff.contacts.count', { count: contacts.length })}</p>
      {broken > 0 && <Notice tone="warning">{t('staff.contacts.broken', { count: broken })}</Notice>}
      <ButtonRow>
        <Button onClick={saveCsv}>{t('staff.save-csv')}</Button>
        <Button variant="secondary" onClick={saveJson}>
          {t('staff.save-json')}
        </Button>
        <Button variant="secondary" onClick={onClose}>
          {t('staff.contacts.close')}
        </Button>
      </ButtonRow>
      <p className={styles.note}>{t('staff.contacts.care')}</p>
      <WindowedList
        label={t('staff.section.contacts')}
        count={contacts.length}
        rowRem={rowRem}
        row={(index) => <ContactRow contact={contacts[index]} />}
      />
    </SectionStack>
  );
}

function ContactRow({ contact }: { contact: OpenedContact | undefined }) {
  const t = useStaffMessages();
  if (!contact) return null;
  const { rabbit, nickname, email, removed } = contact;
  const who = t('staff.contacts.who', { rabbit, nickname });
  return (
    <ContactLine
      who={removed ? `${who} · ${t('staff.players.removed')}` : who}
      email={email}
      unreadable={t('staff.contacts.unreadable')}
    />
  );
}
