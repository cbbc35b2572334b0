import { Row, Stack } from '@rainbow-rabbit/parts/console/layout';
import { ListPart } from '@rainbow-rabbit/parts/console/list';
import { SelectField } from '@rainbow-rabbit/parts/fields';
import { type ReadRows, RowButton, useRowPages } from '@rainbow-rabbit/parts/rows';
import {
  type EntryKind,
  type EntryRow,
  entryKinds,
  maxEntriesPage,
  maxSearchLength,
  readEntries,
} from '@rainbow-rabbit/processes/minibuild/client';
import { TextField } from '@rainbow-rabbit/shared/ui';
import { useCallback, useDeferredValue, useState } from 'react';
import rows from '../list-row.module.css';
import { useContestConsole } from '../session/contest-console';
import { useContestStaffMessages } from '../staff-messages';
import styles from './entries.module.css';
import { EntryDialog } from './entry-dialog';
import { FlagsCard } from './flags-card';

/** Height of a row, in units of the root's text size. */
const rowRem = 5;

/** Section: what was flagged, and all entries. */
export function EntriesSection() {
  const { t, contest } = useContestConsole();
  const [typed, setTyped] = useState('');
  const [kind, setKind] = useState<EntryKind | ''>('');
  const [opened, setOpened] = useState<number>();
  const search = useDeferredValue(typed.trim());
  const read: ReadRows<EntryRow> = useCallback(
    (page, options) =>
      readEntries(
        contest,
        { ...page, order: 'newest', staff: true, ...(search && { search }), ...(kind && { kind }) },
        options,
      ),
    [contest, search, kind],
  );
  const { total, rowAt, show, error, refresh } = useRowPages(read, { pageRows: maxEntriesPage });
  return (
    <Stack width="reading">
      <FlagsCard onOpen={setOpened} />
      <Row>
        <div className={styles.find}>
          <TextField
            type="search"
            label={t('staff.entries.find')}
            autoComplete="off"
            maxLength={maxSearchLength}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
        </div>
        <SelectField
          label={t('gallery.kind')}
          value={kind}
          options={[
            { value: '', label: t('gallery.kind.all') },
            ...entryKinds.map((one) => ({ value: one, label: t(`gallery.kind.${one}`) })),
          ]}
          onChoose={setKind}
        />
      </Row>
      <ListPart
        label={t('staff.section.entries')}
        count={total}
        countText={(count) => t('staff.entries.count', { count })}
        error={error}
        reload={refresh}
        rowRem={rowRem}
        row={(index) => <EntryLine row={rowAt(index)} onOpen={setOpened} />}
        onShow={show}
      />
      {opened !== undefined && (
        <EntryDialog entry={opened} onClose={() => setOpened(undefined)} onActed={refresh} />
      )}
    </Stack>
  );
}

interface EntryLineProps {
  row: EntryRow | undefined;
  onOpen: (entry: number) => void;
}

function EntryLine({ row, onOpen }: EntryLineProps) {
  const t = useContestStaffMessages();
  if (!row) return null;
  const { entry, title, team, kind, approvals, flags, isHidden, isWithdrawn } = row;
  const facts = [
    team.name,
    t(`gallery.kind.${kind}`),
    ...(approvals === undefined ? [] : [t('staff.entries.approvals', { count: approvals })]),
    ...(isWithdrawn ? [t('staff.entries.withdrawn')] : []),
  ];
  return (
    <RowButton onClick={() => onOpen(entry)}>
      <span className={rows.name}>
        {title} <span className={rows.number}>#{entry}</span>
      </span>
      <span className={rows.facts}>
        {isHidden && <span className={rows.warning}>{t('staff.entries.hidden')} · </span>}
        {flags !== undefined && flags > 0 && (
          <span className={rows.warning}>{t('staff.entries.flags', { count: flags })} · </span>
        )}
        {facts.join(' · ')}
      </span>
    </RowButton>
  );
}
