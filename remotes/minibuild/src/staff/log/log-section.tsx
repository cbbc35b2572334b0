import { ChoiceField } from '@rainbow-rabbit/console/fields';
import { csvText } from '@rainbow-rabbit/console/tables';
import { WindowedList } from '@rainbow-rabbit/console/windowed-list';
import { saveFile } from '@rainbow-rabbit/shared/files';
import { useLocale } from '@rainbow-rabbit/shared/i18n';
import { Button, Dialog, Notice, Spinner } from '@rainbow-rabbit/shared/ui';
import { useMemo, useState } from 'react';
import { useMiniBuildErrorText } from '../../messages';
import { shortened } from '../people/domain/shortened';
import { Row, SoftNote, Stack } from '../stack/stack';
import { useContestStaffMessages } from '../staff-messages';
import dialogStyles from './act-dialog.module.css';
import styles from './act-row.module.css';
import {
  contestActDetail,
  contestLogCells,
  contestLogColumns,
  isNamedContestAct,
  type LoggedContestAct,
} from './domain/act-words';
import { useContestLog } from './use-log';

/** Height of a row, in units of the root's text size. */
const rowRem = 5.25;

/** Section: everything that the staff did, newest first; nothing in it can be changed. */
export function LogSection() {
  const t = useContestStaffMessages();
  const errorText = useMiniBuildErrorText();
  const { log, readMore, reload } = useContestLog();
  const [action, setAction] = useState('');
  const [opened, setOpened] = useState<LoggedContestAct>();
  const { acts, total } = log;
  const shown = useMemo(() => acts.filter((act) => action === '' || act.action === action), [acts, action]);
  const actions = useMemo(() => [...new Set(acts.map((act) => act.action))].sort(), [acts]);
  const nameOf = (one: string) => (isNamedContestAct(one) ? t(`staff.did.${one}`) : one);
  return (
    <Stack width="reading">
      <SoftNote>{t('staff.log.intro')}</SoftNote>
      <Row>
        <ChoiceField
          label={t('staff.log.action')}
          value={action}
          options={[
            { value: '', label: t('staff.log.all') },
            ...actions.map((one) => ({ value: one, label: nameOf(one) })),
          ]}
          onChoose={setAction}
        />
        <Button
          variant="secondary"
          onClick={() =>
            saveFile('contest-log.csv', csvText(contestLogColumns, contestLogCells(shown)), 'text/csv')
          }
        >
          {t('staff.save-csv')}
        </Button>
      </Row>
      {log.status === 'failed' && (
        <Notice tone="error" action={<Button onClick={reload}>{t('staff.try-again')}</Button>}>
          {errorText(log.error)}
        </Notice>
      )}
      {log.status === 'reading' && acts.length === 0 ? (
        <Spinner label={t('staff.loading')} />
      ) : (
        <p role="status">{t('staff.log.count', { count: shown.length, total })}</p>
      )}
      <WindowedList
        label={t('staff.section.log')}
        count={shown.length}
        rowRem={rowRem}
        row={(index) => <ActRow act={shown[index]} nameOf={nameOf} onOpen={setOpened} />}
      />
      {acts.length < total && log.status === 'read' && (
        <Button variant="secondary" onClick={readMore}>
          {t('staff.log.more')}
        </Button>
      )}
      {opened && <ActDialog act={opened} nameOf={nameOf} onClose={() => setOpened(undefined)} />}
    </Stack>
  );
}

interface ActRowProps {
  act: LoggedContestAct | undefined;
  nameOf: (action: string) => string;
  onOpen: (act: LoggedContestAct) => void;
}

function ActRow({ act, nameOf, onOpen }: ActRowProps) {
  const { iso } = useLocale();
  if (!act) return null;
  const time = new Intl.DateTimeFormat(iso, { dateStyle: 'short', timeStyle: 'short' }).format(act.at);
  return (
    <button type="button" className={styles.row} onClick={() => onOpen(act)}>
      <span className={styles.line}>
        <span className={styles.action}>{nameOf(act.action)}</span>
      </span>
      <span className={styles.reason}>{act.reason}</span>
      <span className={styles.facts}>
        {time} · {shortened(act.address)}
      </span>
    </button>
  );
}

interface ActDialogProps {
  act: LoggedContestAct;
  nameOf: (action: string) => string;
  onClose: () => void;
}

/** All of one act, as the ledger has it. */
function ActDialog({ act, nameOf, onClose }: ActDialogProps) {
  const t = useContestStaffMessages();
  const { iso } = useLocale();
  const time = new Intl.DateTimeFormat(iso, { dateStyle: 'full', timeStyle: 'long' }).format(act.at);
  const detail = contestActDetail(act);
  const facts = [
    [t('staff.log.time'), time],
    [t('staff.log.person'), act.address],
    [t('staff.act.reason'), act.reason],
    ...(detail ? [[t('staff.log.fields'), detail] as const] : []),
  ] as const;
  return (
    <Dialog title={nameOf(act.action)} onClose={onClose} sheet>
      <dl className={dialogStyles.facts}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt className={dialogStyles.name}>{name}</dt>
            <dd className={dialogStyles.value}>{value}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
