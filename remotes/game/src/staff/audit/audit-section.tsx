import { csvText } from '@rainbow-rabbit/parts/console/tables';
import { SelectField } from '@rainbow-rabbit/parts/fields';
import { WindowedList } from '@rainbow-rabbit/parts/rows';
import { shortAddress } from '@rainbow-rabbit/shared/bytes';
import { saveFile } from '@rainbow-rabbit/shared/files';
import { Button, Notice, Spinner } from '@rainbow-rabbit/shared/ui';
import { useMemo, useState } from 'react';
import { useGameErrorText } from '../../messages';
import { useStaffEvent } from '../session/staff-event';
import { useStaffMessages } from '../staff-messages';
import { ActDialog } from './act-dialog';
import { ActRow } from './act-row';
import styles from './audit-section.module.css';
import { fitsFilter, isNamedAct, logCells, logColumns, type StaffLogAct } from './domain/act-words';
import { useActFacts } from './use-act-facts';
import { useLog } from './use-log';

/** Height of a row, in units of the root's text size. */
const rowRem = 5.25;

/** Section: everything that the staff did, newest first; nothing in it can be changed. */
export function AuditSection() {
  const t = useStaffMessages();
  const errorText = useGameErrorText();
  const { info } = useStaffEvent();
  const factsOf = useActFacts();
  const { log, readMore, reload } = useLog();
  const [action, setAction] = useState('');
  const [address, setAddress] = useState('');
  const [opened, setOpened] = useState<StaffLogAct>();
  const { acts, total } = log;
  const shown = useMemo(
    () => acts.filter((act) => fitsFilter(act, { action, address })),
    [acts, action, address],
  );
  const actions = useMemo(() => [...new Set(acts.map((act) => act.action))].sort(), [acts]);
  const people = useMemo(
    () => [...new Set([...info.staff, ...acts.map((act) => act.address)])],
    [info.staff, acts],
  );
  const name = `${info.slug ?? 'event'}-staff-log`;
  return (
    <div className={styles.section}>
      <p className={styles.note}>{t('staff.audit.intro')}</p>
      <div className={styles.choices}>
        <SelectField
          size="small"
          label={t('staff.audit.action')}
          value={action}
          options={[
            { value: '', label: t('staff.audit.all-actions') },
            ...actions.map((one) => ({
              value: one,
              label: isNamedAct(one) ? t(`staff.audit.did.${one}`) : one,
            })),
          ]}
          onChoose={setAction}
        />
        <SelectField
          size="small"
          label={t('staff.audit.person')}
          value={address}
          options={[
            { value: '', label: t('staff.audit.all-people') },
            ...people.map((one) => ({ value: one, label: shortAddress(one) })),
          ]}
          onChoose={setAddress}
        />
      </div>
      <div className={styles.choices}>
        <Button
          variant="secondary"
          onClick={() => saveFile(`${name}.csv`, csvText(logColumns, logCells(shown)), 'text/csv')}
        >
          {t('staff.save-csv')}
        </Button>
        <Button
          variant="secondary"
          onClick={() => saveFile(`${name}.json`, `${JSON.stringify(shown, null, 2)}\n`, 'application/json')}
        >
          {t('staff.save-json')}
        </Button>
      </div>
      {log.status === 'failed' && (
        <Notice tone="error" action={<Button onClick={reload}>{t('staff.try-again')}</Button>}>
          {errorText(log.error)}
        </Notice>
      )}
      {log.status === 'reading' && acts.length === 0 ? (
        <Spinner label={t('staff.loading')} />
      ) : (
        <p className={styles.note} role="status">
          {t('staff.audit.count', { count: shown.length, total })}
        </p>
      )}
      <WindowedList
        label={t('staff.section.audit')}
        count={shown.length}
        rowRem={rowRem}
        row={(index) => (
          <ActRow act={shown[index]} factsOf={factsOf} person={shortAddress} onOpen={setOpened} />
        )}
      />
      {acts.length < total && log.status === 'read' && (
        <Button variant="secondary" onClick={readMore}>
          {t('staff.audit.more')}
        </Button>
      )}
      {opened && <ActDialog act={opened} facts={factsOf(opened)} onClose={() => setOpened(undefined)} />}
    </div>
  );
}
