import { SoftNote, Stack } from '@rainbow-rabbit/parts/console/layout';
import { Loading, ReadFailure } from '@rainbow-rabbit/parts/console/list';
import { type ReadRows, useRowPages } from '@rainbow-rabbit/parts/rows';
import { type Disputes, readDisputes } from '@rainbow-rabbit/processes/rabbit/client';
import { Button } from '@rainbow-rabbit/shared/ui';
import { useCallback, useEffect, useState } from 'react';
import { useEventConsole } from '../session/use-event-console';
import { DisputeRow } from './dispute-row';

/** Disputes that are shown at first, and further ones each time that they are asked for. */
const shownAtOnce = 50;

/** Section: scans that the scanned players say were not true, newest first. */
export function DisputesSection() {
  const { t, rabbit } = useEventConsole();
  const read: ReadRows<Disputes['rows'][number]> = useCallback(
    (page, options) => readDisputes(rabbit, page, options),
    [rabbit],
  );
  const { total, rowAt, show, error, refresh } = useRowPages(read);
  // Their heights differ with what people wrote, so they are drawn as they are, some at a time.
  const [wanted, setWanted] = useState(shownAtOnce);
  const end = Math.min(total ?? 1, wanted);
  useEffect(() => show({ first: 0, end }), [show, end]);
  const here = Array.from({ length: end }, (_, index) => rowAt(index)).filter((row) => row !== undefined);
  return (
    <Stack width="reading">
      <SoftNote>{t('staff.disputes.intro')}</SoftNote>
      {error !== undefined && <ReadFailure error={error} reload={refresh} />}
      {total === undefined && error === undefined && <Loading />}
      {total === 0 && <p>{t('staff.disputes.none')}</p>}
      {total !== undefined && total > 0 && (
        <Stack as="ul" isTight label={t('staff.section.disputes')}>
          {here.map((dispute) => (
            <DisputeRow key={dispute.dispute} dispute={dispute} onResolved={refresh} />
          ))}
        </Stack>
      )}
      {total !== undefined && total > wanted && (
        <Button variant="secondary" onClick={() => setWanted(wanted + shownAtOnce)}>
          {t('staff.disputes.more')}
        </Button>
      )}
    </Stack>
  );
}
