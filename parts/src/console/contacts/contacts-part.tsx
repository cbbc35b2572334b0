import type { DerivedKey } from '@rainbow-rabbit/processes/sealing/client';
import { importPrivateKey } from '@rainbow-rabbit/processes/sealing/client';
import type { Address, Bytes } from '@rainbow-rabbit/shared/arweave';
import { saveFile } from '@rainbow-rabbit/shared/files';
import { Button, Notice, Spinner } from '@rainbow-rabbit/shared/ui';
import type { ReactNode } from 'react';
import { type ReadRows, readAllPages, WindowedList } from '../../rows';
import { useConsoleMessages } from '../console-messages';
import { csvText } from '../csv-text';
import { Row, SoftNote } from '../layout';
import { useConsoleSecret, WithSecret } from '../secret';
import { useConsoleErrorText } from '../session/staff';
import { contactCells, type OpenedContact } from './contact-cells';
import styles from './contacts-part.module.css';
import { emailOf } from './email-of';
import { useOpenedContacts } from './use-opened-contacts';

/** Height of a row, in units of the root's text size. */
const rowRem = 4.5;

/** The sealed contacts of a process as data. */
export interface ContactTable<Sealed extends { address: Address }, Contact extends OpenedContact> {
  readPage: ReadRows<Sealed>;
  /** Rows of a page. */
  limit: number;
  /** Contacts that are read at most. */
  most: number;
  /** The number of contacts that is known before they are read. */
  total: number;
  /** Returns the key that follows from the secret and opens the contacts. */
  keyOf: (secret: Bytes) => Promise<DerivedKey>;
  /** Returns the sealed text of a row, in base64url. */
  sealedOf: (row: Sealed) => string;
  contactOf: (row: Sealed, email: string | undefined) => Contact;
  /** The fields of a contact that are saved, in their order. Their names are for programs. */
  columns: readonly (keyof Contact & string)[];
  /** Name of the saved files, without their ending. */
  fileName: string;
  /** Returns whose contact it is. */
  whoOf: (contact: Contact) => string;
}

interface ContactsPartProps<Sealed extends { address: Address }, Contact extends OpenedContact> {
  of: ContactTable<Sealed, Contact>;
  label: string;
  intro: string;
  /** Shown in place of what works with the secret. */
  lack?: ReactNode;
  /** Draws the part while the contacts are sealed. */
  sealed?: (children: ReactNode) => ReactNode;
}

/** The e-mail addresses of the people of a process, which its secret opens in this page alone. */
export function ContactsPart<Sealed extends { address: Address }, Contact extends OpenedContact>(
  props: ContactsPartProps<Sealed, Contact>,
) {
  const { of, label, intro, lack, sealed = (children) => children } = props;
  const t = useConsoleMessages();
  const errorText = useConsoleErrorText();
  const { process, secret } = useConsoleSecret();
  const { state, open, close } = useOpenedContacts<Contact>(of.total, async (signal, onProgress) => {
    const privateKey = await secret.lend(async (bytes) => importPrivateKey(await of.keyOf(bytes)));
    const opened = async (row: Sealed) => {
      const key = { sealed: of.sealedOf(row), privateKey, process, address: row.address };
      return of.contactOf(row, await emailOf(key));
    };
    const openPage = async (range: { offset: number; limit: number }) => {
      const { total, rows } = await of.readPage(range, { maxAgeMs: 0, signal });
      const contacts = await Promise.all(rows.slice(0, of.limit).map(opened));
      onProgress(Math.min(range.offset + contacts.length, total), total);
      return { total, rows: contacts };
    };
    return readAllPages(openPage, of.limit, of.most);
  });
  if (state.status === 'open')
    return <OpenedContacts of={of} label={label} contacts={state.contacts} onClose={close} />;
  return sealed(
    <>
      <p>{intro}</p>
      {lack ?? (
        <WithSecret>
          <Row>
            <Button busy={state.status === 'opening'} onClick={() => void open()}>
              {t('contacts.open')}
            </Button>
          </Row>
          <SoftNote isSmall>{t('contacts.stays')}</SoftNote>
          {state.status === 'opening' && (
            <div role="status">
              <Row>
                <Spinner />
                {t('contacts.opening', { done: state.done, total: state.total })}
                <Button variant="secondary" onClick={close}>
                  {t('acts.cancel')}
                </Button>
              </Row>
            </div>
          )}
          {state.status === 'failed' && <Notice tone="error">{errorText(state.error)}</Notice>}
        </WithSecret>
      )}
    </>,
  );
}

interface OpenedContactsProps<Contact extends OpenedContact> {
  of: Pick<ContactTable<never, Contact>, 'columns' | 'fileName' | 'whoOf'>;
  label: string;
  contacts: readonly Contact[];
  /** Forgets the contacts. */
  onClose: () => void;
}

function OpenedContacts<Contact extends OpenedContact>(props: OpenedContactsProps<Contact>) {
  const { of, label, contacts, onClose } = props;
  const t = useConsoleMessages();
  const broken = contacts.filter(({ email }) => email === undefined).length;
  const saveCsv = () =>
    saveFile(`${of.fileName}.csv`, csvText(of.columns, contactCells(of.columns, contacts)), 'text/csv');
  const saveJson = () =>
    saveFile(`${of.fileName}.json`, `${JSON.stringify(contacts, null, 2)}\n`, 'application/json');
  return (
    <>
      <p role="status">{t('contacts.count', { count: contacts.length })}</p>
      {broken > 0 && <Notice tone="warning">{t('contacts.broken', { count: broken })}</Notice>}
      <Row>
        <Button onClick={saveCsv}>{t('save.csv')}</Button>
        <Button variant="secondary" onClick={saveJson}>
          {t('save.json')}
        </Button>
        <Button variant="secondary" onClick={onClose}>
          {t('contacts.close')}
        </Button>
      </Row>
      <SoftNote isSmall>{t('contacts.care')}</SoftNote>
      <WindowedList
        label={label}
        count={contacts.length}
        rowRem={rowRem}
        row={(index) => {
          const contact = contacts[index];
          if (!contact) return null;
          return (
            <div className={styles.row}>
              <span className={styles.who}>{of.whoOf(contact)}</span>
              <span className={styles.email} data-broken={contact.email === undefined || undefined}>
                {contact.email ?? t('contacts.unreadable')}
              </span>
            </div>
          );
        }}
      />
    </>
  );
}
