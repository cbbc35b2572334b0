import { LogDialog, LogRow } from '@rainbow-rabbit/parts/console/log';
import { csvText } from '@rainbow-rabbit/parts/console/tables';
import { SelectField } from '@rainbow-rabbit/parts/fields';
import { WindowedList } from '@rainbow-rabbit/parts/rows';
import { maxStaffLogPage, readContestStaffLog } from '@rainbow-rabbit/processes/minibuild/client';
import { shortAddress } from '@rainbow-rabbit/shared/bytes';
import { saveFile } from '@rainbow-rabbit/shared/files';
import { Button, Notice, Spinner } from '@rainbow-rabbit/shared/ui';
import { useCallback, useMemo, useState } from 'react';
import { useMiniBuildErrorText } from '../../messages';
import { useRows } from '../pages/use-rows';
import { useStaffContest } from '../session/staff-contest';
import { Row, SoftNote, Stack } from '../stack';
import { useContestStaffMessages } from '../staff-messages';
import {
  contestActDetail,
  contestLogCells,
  contestLogColumns,
  isNamedContestAct,
  type LoggedContestAct,
} from './act-words.domain';

/** Height of a row, in units of the root's text size. */
const rowRem = 5.25;

/** Acts that are read without asking. */
const readAtOnce = 100;

/** Section: everything that the staff did, newest first; nothing in it can be changed. */
export function LogSection() {
  const t = useContestStaffMessages();
  const errorText = useMiniBuildErrorText();
  const { contest } = useStaffContest();
  const { kept, readMore, reload } = useRows<LoggedContestAct>(
    useCallback(
      (offset, options) => readContestStaffLog(contest, { offset, limit: maxStaffLogPage }, options),
      [contest],
    ),
    readAtOnce,
  );
  const [action, setAction] = useState('');
  const [opened, setOpened] = useState<LoggedContestAct>();
  const { rows: acts, total } = kept;
  const shown = useMemo(() => acts.filter((act) => action === '' || act.action === action), [acts, action]);
  const actions = useMemo(() => [...new Set(acts.map((act) => act.action))].sort(), [acts]);
  const nameOf = (one: string) => (isNamedContestAct(one) ? t(`staff.did.${one}`) : one);
  return (
    <Stack width="reading">
      <SoftNote>{t('staff.log.intro')}</SoftNote>
      <Row>
        <SelectField
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
      {kept.status === 'failed' && (
        <Notice tone="error" action={<Button onClick={reload}>{t('staff.try-again')}</Button>}>
          {errorText(kept.error)}
        </Notice>
      )}
      {kept.status === 'reading' && acts.length === 0 ? (
        <Spinner label={t('staff.loading')} />
      ) : (
        <p role="status">{t('staff.log.count', { count: shown.length, total })}</p>
      )}
      <WindowedList
        label={t('staff.section.log')}
        count={shown.length}
        rowRem={rowRem}
        row={(index) => {
          const act = shown[index];
          return (
            act && (
              <LogRow
                name={nameOf(act.action)}
                reason={act.reason}
                at={act.at}
                person={shortAddress(act.address)}
                onOpen={() => setOpened(act)}
              />
            )
          );
        }}
      />
      {acts.length < total && kept.status === 'read' && (
        <Button variant="secondary" onClick={readMore}>
          {t('staff.log.more')}
        </Button>
      )}
      {opened && <ActDialog act={opened} nameOf={nameOf} onClose={() => setOpened(undefined)} />}
    </Stack>
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
  const { action, at, address, reason } = act;
  const detail = contestActDetail(act);
  return (
    <LogDialog
      title={nameOf(action)}
      words={{ time: t('staff.log.time'), person: t('staff.log.person'), reason: t('staff.act.reason') }}
      at={at}
      address={address}
      reason={reason}
      fields={detail ? [{ name: t('staff.log.fields'), value: detail }] : []}
      onClose={onClose}
    />
  );
}
