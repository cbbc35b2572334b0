import { saveFile } from '@rainbow-rabbit/shared/files';
import { Button } from '@rainbow-rabbit/shared/ui';
import { useMemo, useState } from 'react';
import { SelectField } from '../../fields';
import { useConsoleMessages } from '../console-messages';
import { csvText } from '../csv-text';
import { ListPart, type RowsSource, useRows } from '../list';
import { personText, useNames } from '../people';
import { LogDialog } from './log-dialog';
import { LogRow } from './log-row';
import { type ActOfStaff, fitsFilter, logCells, logColumns } from './log-table.domain';
import styles from './staff-log.module.css';

/** A field of an act, in words. */
export interface LoggedFact {
  name: string;
  value: string;
  /** True for a hash, a key or an identifier, which say nothing to most people: only the whole of an act shows it. */
  isTechnical?: boolean;
}

interface StaffLogPartProps<Act extends ActOfStaff> {
  log: Required<RowsSource<Act>>;
  /** The people whose acts can be asked for, besides those who acted. */
  people: readonly string[];
  /** Returns the name that a person has here, which goes before the name in the community. */
  knownName?: (address: string) => string | undefined;
  nameOf: (action: string) => string;
  factsOf: (act: Act) => readonly LoggedFact[];
  title: string;
  /** Name of the saved files, without their ending. */
  fileName: string;
}

/** Height of a row, in units of the root's text size. */
const rowRem = 5.25;

/** Everything that the staff did, newest first; nothing in it can be changed. */
export function StaffLogPart<Act extends ActOfStaff>(props: StaffLogPartProps<Act>) {
  const { people, nameOf, factsOf, title, fileName, knownName } = props;
  const t = useConsoleMessages();
  const { kept, readMore, reload } = useRows(props.log);
  const { status, rows: acts, total, error } = kept;
  const [filter, setFilter] = useState({ action: '', address: '' });
  const [opened, setOpened] = useState<Act>();
  const shown = useMemo(() => acts.filter((act) => fitsFilter(act, filter)), [acts, filter]);
  const actions = useMemo(() => [...new Set(acts.map(({ action }) => action))].sort(), [acts]);
  const everybody = useMemo(
    () => [...new Set([...people, ...acts.map(({ address }) => address)])],
    [people, acts],
  );
  const givenName = useNames(everybody);
  const personName = (address: string) => knownName?.(address) ?? givenName(address);
  const isUnread = acts.length === 0 && status !== 'read';
  return (
    <div className={styles.log}>
      <p className={styles.note}>{t('log.intro')}</p>
      <div className={styles.row}>
        <SelectField
          size="small"
          label={t('log.action')}
          value={filter.action}
          options={[
            { value: '', label: t('log.all-actions') },
            ...actions.map((value) => ({ value, label: nameOf(value) })),
          ]}
          onChoose={(action) => setFilter({ ...filter, action })}
        />
        <SelectField
          size="small"
          label={t('log.person')}
          value={filter.address}
          options={[
            { value: '', label: t('log.all-people') },
            ...everybody.map((value) => ({ value, label: personText(value, personName(value)) })),
          ]}
          onChoose={(address) => setFilter({ ...filter, address })}
        />
      </div>
      <div className={styles.row}>
        <Button
          variant="secondary"
          onClick={() => saveFile(`${fileName}.csv`, csvText(logColumns, logCells(shown)), 'text/csv')}
        >
          {t('save.csv')}
        </Button>
        <Button
          variant="secondary"
          onClick={() =>
            saveFile(`${fileName}.json`, `${JSON.stringify(shown, null, 2)}\n`, 'application/json')
          }
        >
          {t('save.json')}
        </Button>
      </div>
      <ListPart
        label={title}
        count={isUnread ? undefined : shown.length}
        countText={(count) => t('log.count', { count, total })}
        error={error}
        reload={reload}
        rowRem={rowRem}
        row={(index) => {
          const act = shown[index];
          if (!act) return null;
          const facts = factsOf(act).filter(({ isTechnical }) => !isTechnical);
          return (
            <LogRow
              name={nameOf(act.action)}
              detail={facts.map(({ name, value }) => `${name}: ${value}`).join(' · ')}
              reason={act.reason}
              at={act.at}
              person={personText(act.address, personName(act.address))}
              onOpen={() => setOpened(act)}
            />
          );
        }}
        more={status === 'read' && acts.length < total ? { label: t('log.more'), read: readMore } : undefined}
      />
      {opened && (
        <LogDialog
          title={nameOf(opened.action)}
          at={opened.at}
          person={[personName(opened.address), opened.address].filter(Boolean).join(', ')}
          reason={opened.reason}
          fields={factsOf(opened)}
          onClose={() => setOpened(undefined)}
        />
      )}
    </div>
  );
}
