import { SoftNote, Stack } from '@rainbow-rabbit/parts/console/layout';
import { Loading, ReadFailure, useRows } from '@rainbow-rabbit/parts/console/list';
import { type Disputes, readDisputes } from '@rainbow-rabbit/processes/rabbit/client';
import { Button } from '@rainbow-rabbit/shared/ui';
import { useEventConsole } from '../session/use-event-console';
import { DisputeRow } from './dispute-row';

/** Disputes that are shown at first, and further ones each time that they are asked for. */
const shownAtOnce = 50;

/** Section: scans that the scanned players say were not true, newest first. */
export function DisputesSection() {
  const { t, rabbit } = useEventConsole();
  const { kept, readMore, reload } = useRows<Disputes['rows'][number]>({
    read: (page, options) => readDisputes(rabbit, page, options),
    pageRows: shownAtOnce,
    atOnce: shownAtOnce,
  });
  const { status, rows, total, error } = kept;
  return (
    <Stack width="reading">
      <SoftNote>{t('staff.disputes.intro')}</SoftNote>
      {status === 'failed' && <ReadFailure error={error} reload={reload} />}
      {status === 'reading' && rows.length === 0 && <Loading />}
      {status === 'read' && total === 0 && <p>{t('staff.disputes.none')}</p>}
      {/* Their heights differ with what people wrote, so they are drawn as they are, some at a time. */}
      {rows.length > 0 && (
        <Stack as="ul" isTight label={t('staff.section.disputes')}>
          {rows.map((dispute) => (
            <DisputeRow key={dispute.dispute} dispute={dispute} onResolved={reload} />
          ))}
        </Stack>
      )}
      {status === 'read' && rows.length < total && (
        <Button variant="secondary" onClick={readMore}>
          {t('staff.disputes.more')}
        </Button>
      )}
    </Stack>
  );
}
