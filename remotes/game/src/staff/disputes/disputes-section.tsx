import { type Disputes, readDisputes } from '@rainbow-rabbit/processes/rabbit/client';
import { Button, Notice, Spinner } from '@rainbow-rabbit/shared/ui';
import { useCallback } from 'react';
import { useGameErrorText } from '../../messages';
import { SectionStack } from '../section-stack/section-stack';
import { useStaffEvent } from '../session/staff-event';
import { useStaffMessages } from '../staff-messages';
import { type ReadRows, useRowPages } from '../windowed-list/use-row-pages';
import { WindowedList } from '../windowed-list/windowed-list';
import { DisputeRow } from './dispute-row';
import styles from './disputes-section.module.css';

/** Height of a row, in units of the root's text size: two buttons beside or below a reason of a few lines. */
const rowRem = 17;

/** Section: scans that the scanned players say were not true, newest first. */
export function DisputesSection() {
  const t = useStaffMessages();
  const errorText = useGameErrorText();
  const { rabbit } = useStaffEvent();
  const read: ReadRows<Disputes['rows'][number]> = useCallback(
    (page, options) => readDisputes(rabbit, page, options),
    [rabbit],
  );
  const { total, rowAt, show, error, reload } = useRowPages(read);
  return (
    <SectionStack>
      <p className={styles.note}>{t('staff.disputes.intro')}</p>
      {error !== undefined && (
        <Notice tone="error" action={<Button onClick={reload}>{t('staff.try-again')}</Button>}>
          {errorText(error)}
        </Notice>
      )}
      {total === undefined && error === undefined && <Spinner label={t('staff.loading')} />}
      {total === 0 && <p>{t('staff.disputes.none')}</p>}
      {total !== undefined && total > 0 && (
        <WindowedList
          label={t('staff.section.disputes')}
          count={total}
          rowRem={rowRem}
          row={(index) => <DisputeRow dispute={rowAt(index)} onResolved={reload} />}
          onShow={show}
        />
      )}
    </SectionStack>
  );
}
