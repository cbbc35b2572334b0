import { ContactsPart } from '@rainbow-rabbit/parts/console/contacts';
import { TitledCard } from '@rainbow-rabbit/parts/console/layout';
import {
  contestContactKey,
  maxContactsPage,
  maxPeople,
  readContestContacts,
} from '@rainbow-rabbit/processes/minibuild/client';
import { useContestConsole } from '../session/contest-console';

/** The people's e-mail addresses, opened with the contest's secret. */
export function ContactsCard() {
  const { t, contest, info, front } = useContestConsole();
  const label = t('staff.contacts.title');
  return (
    <TitledCard title={label} tone="raised">
      {front.facts?.contactKey === undefined ? (
        <p>{t('staff.contacts.no-key')}</p>
      ) : (
        <ContactsPart
          of={{
            keyOf: contestContactKey,
            total: info.people,
            readPage: (range, options) => readContestContacts(contest, range, options),
            limit: maxContactsPage,
            most: maxPeople,
            sealedOf: ({ contact }) => contact,
            contactOf: ({ person, nickname, address }, email) => ({ person, nickname, email, address }),
            columns: ['person', 'nickname', 'email', 'address'],
            fileName: 'contest-contacts',
            whoOf: ({ nickname, person }) => `${nickname} #${person}`,
          }}
          label={label}
          intro={t('staff.contacts.intro')}
        />
      )}
    </TitledCard>
  );
}
