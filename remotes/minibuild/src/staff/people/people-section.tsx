import { weighedAct } from '@rainbow-rabbit/parts/console/acts';
import { ContactsPart } from '@rainbow-rabbit/parts/console/contacts';
import { Row, SoftNote, Stack, TitledCard } from '@rainbow-rabbit/parts/console/layout';
import { ListPart, useRows } from '@rainbow-rabbit/parts/console/list';
import { CopyLine } from '@rainbow-rabbit/parts/fields';
import { RowButton } from '@rainbow-rabbit/parts/rows';
import {
  contestContactKey,
  defaultPageLimit,
  maxContactsPage,
  maxPeople,
  type PersonRow,
  readContestContacts,
  readPeople,
  removePerson,
} from '@rainbow-rabbit/processes/minibuild/client';
import { Button, Dialog, Notice, TextField } from '@rainbow-rabbit/shared/ui';
import { useMemo, useState } from 'react';
import rows from '../list-row.module.css';
import { useContestConsole } from '../session/contest-console';
import { useContestStaffMessages } from '../staff-messages';
import { fitsSearch } from './fits-search.domain';

/** Height of a row, in units of the root's text size. */
const rowRem = 5;

/** People that are read without asking: public units answer few reads a minute. */
const readAtOnce = 1000;

/** Section: the people who signed up, and their e-mail addresses. */
export function PeopleSection() {
  const { t, contest } = useContestConsole();
  const { kept, readMore, reload } = useRows<PersonRow>({
    read: (page, options) => readPeople(contest, page, options),
    pageRows: defaultPageLimit,
    atOnce: readAtOnce,
  });
  const [text, setText] = useState('');
  const [opened, setOpened] = useState<PersonRow>();
  const shown = useMemo(() => kept.rows.filter((row) => fitsSearch(row, text)), [kept.rows, text]);
  return (
    <Stack width="reading">
      <ContactsCard />
      <TextField
        type="search"
        label={t('staff.people.find')}
        hint={t('staff.people.find-hint')}
        autoComplete="off"
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <ListPart
        label={t('staff.section.people')}
        count={kept.rows.length === 0 && kept.status !== 'read' ? undefined : shown.length}
        countText={(count) => t('staff.people.count', { count, total: kept.total })}
        error={kept.error}
        reload={reload}
        rowRem={rowRem}
        row={(index) => <PersonLine row={shown[index]} onOpen={setOpened} />}
        more={
          kept.status === 'read' && kept.rows.length < kept.total
            ? { label: t('staff.people.more'), read: readMore }
            : undefined
        }
      />
      {opened && <PersonDialog row={opened} onClose={() => setOpened(undefined)} onActed={reload} />}
    </Stack>
  );
}

function PersonLine({ row, onOpen }: { row: PersonRow | undefined; onOpen: (row: PersonRow) => void }) {
  const t = useContestStaffMessages();
  if (!row) return null;
  const { person, nickname, team, hasVoted, removedFor } = row;
  const facts = [
    team?.name ?? t('staff.people.no-team'),
    ...(hasVoted ? [t('staff.people.voted')] : []),
    ...(removedFor === undefined ? [] : [t('staff.people.is-removed')]),
  ];
  return (
    <RowButton onClick={() => onOpen(row)}>
      <span className={rows.name}>
        {nickname} <span className={rows.number}>#{person}</span>
      </span>
      <span className={rows.facts}>{facts.join(' · ')}</span>
    </RowButton>
  );
}

interface PersonDialogProps {
  row: PersonRow;
  onClose: () => void;
  onActed: () => void;
}

function PersonDialog({ row, onClose, onActed }: PersonDialogProps) {
  const { t, ask, contest } = useContestConsole();
  const { nickname, address, website, team, removedFor } = row;
  const isRemoved = removedFor !== undefined;
  const act = isRemoved ? 'restore' : 'remove';
  const change = () => {
    onClose();
    ask({
      ...(isRemoved
        ? { reason: 'Takes part again', done: t('staff.people.restore.done', { nickname }) }
        : weighedAct((word) => t(`staff.people.remove.${word}`, { nickname }))),
      send: (reason, options) => removePerson(contest, { reason, address, isRemoved: !isRemoved }, options),
      onDone: onActed,
    });
  };
  return (
    <Dialog title={nickname} onClose={onClose} sheet>
      <Stack isTight>
        <p>{team ? t('staff.people.in-team', { team: team.name }) : t('staff.people.no-team')}</p>
        {website && (
          <p>
            <a href={website} target="_blank" rel="noopener noreferrer nofollow ugc">
              {website}
            </a>
          </p>
        )}
        <CopyLine what={t('account.address')} text={address} />
        {isRemoved && <Notice tone="warning">{t('staff.people.removed-for', { reason: removedFor })}</Notice>}
        <SoftNote>{t('staff.people.remove-note')}</SoftNote>
        <Row>
          <Button variant={isRemoved ? 'secondary' : 'danger'} onClick={change}>
            {t(`staff.people.${act}.act`)}
          </Button>
        </Row>
      </Stack>
    </Dialog>
  );
}

/** The people's e-mail addresses, opened with the contest's secret. */
function ContactsCard() {
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
