import { ContactLine, useOpenedContacts } from '@rainbow-rabbit/parts/console/contacts';
import { WithSecret } from '@rainbow-rabbit/parts/console/secret';
import { csvText } from '@rainbow-rabbit/parts/console/tables';
import { WindowedList } from '@rainbow-rabbit/parts/rows';
import { contestContactKey } from '@rainbow-rabbit/processes/minibuild/client';
import { importPrivateKey } from '@rainbow-rabbit/processes/sealing/client';
import { saveFile } from '@rainbow-rabbit/shared/files';
import { Button, Notice, Spinner } from '@rainbow-rabbit/shared/ui';
import { useContestConsole } from '../acts/contest-console';
import { useContestSecretWords } from '../secret/contest-secret';
import { FromContestOwner } from '../secret/from-contest-owner';
import { useStaffContest } from '../session/staff-contest';
import { Row, SoftNote, TitledCard } from '../stack';
import { useContestStaffMessages } from '../staff-messages';
import {
  contestContactCells,
  contestContactColumns,
  type OpenedContestContact,
} from './domain/contact-table';
import { openContestContacts } from './open-contacts';

/** Height of a row, in units of the root's text size. */
const rowRem = 4.5;

/** The people's e-mail addresses, opened with the contest's secret. */
export function ContactsCard() {
  const t = useContestStaffMessages();
  const key = useStaffContest().front.facts?.contactKey;
  return (
    <TitledCard title={t('staff.contacts.title')} tone="raised">
      {key === undefined ? <p>{t('staff.contacts.no-key')}</p> : <Contacts />}
    </TitledCard>
  );
}

function Contacts() {
  const { t, errorText, contest, info, secret } = useContestConsole();
  const words = useContestSecretWords();
  const { state, open, close } = useOpenedContacts({
    total: info.people,
    readKey: () => secret.lend(async (bytes) => importPrivateKey(await contestContactKey(bytes))),
    openAll: (params) => openContestContacts(contest, params),
  });
  if (state.status === 'open') return <OpenedContacts contacts={state.contacts} onClose={close} />;
  return (
    <WithSecret secret={secret} words={words} otherWay={<FromContestOwner />}>
      <p>{t('staff.contacts.intro')}</p>
      <Row>
        <Button busy={state.status === 'opening'} onClick={() => void open()}>
          {t('staff.contacts.open')}
        </Button>
      </Row>
      <SoftNote>{t('staff.contacts.stays')}</SoftNote>
      {state.status === 'opening' && (
        <div role="status">
          <Row>
            <Spinner />
            {t('staff.contacts.opening', { done: state.done, total: state.total })}
            <Button variant="secondary" onClick={close}>
              {t('staff.act.cancel')}
            </Button>
          </Row>
        </div>
      )}
      {state.status === 'failed' && <Notice tone="error">{errorText(state.error)}</Notice>}
    </WithSecret>
  );
}

interface OpenedContactsProps {
  contacts: readonly OpenedContestContact[];
  /** Forgets the contacts. */
  onClose: () => void;
}

function OpenedContacts({ contacts, onClose }: OpenedContactsProps) {
  const t = useContestStaffMessages();
  const broken = contacts.filter(({ email }) => email === undefined).length;
  const save = () =>
    saveFile(
      'contest-contacts.csv',
      csvText(contestContactColumns, contestContactCells(contacts)),
      'text/csv',
    );
  return (
    <>
      <p role="status">{t('staff.contacts.count', { count: contacts.length })}</p>
      {broken > 0 && <Notice tone="warning">{t('staff.contacts.broken', { count: broken })}</Notice>}
      <Row>
        <Button onClick={save}>{t('staff.save-csv')}</Button>
        <Button variant="secondary" onClick={onClose}>
          {t('staff.contacts.close')}
        </Button>
      </Row>
      <SoftNote>{t('staff.contacts.care')}</SoftNote>
      <WindowedList
        label={t('staff.contacts.title')}
        count={contacts.length}
        rowRem={rowRem}
        row={(index) => <ContactRow contact={contacts[index]} />}
      />
    </>
  );
}

function ContactRow({ contact }: { contact: OpenedContestContact | undefined }) {
  const t = useContestStaffMessages();
  if (!contact) return null;
  const { person, nickname, email } = contact;
  return (
    <ContactLine who={`${nickname} #${person}`} email={email} unreadable={t('staff.contacts.unreadable')} />
  );
}
