import { weighedAct } from '@rainbow-rabbit/parts/console/acts';
import { SoftNote, Stack } from '@rainbow-rabbit/parts/console/layout';
import { Loading, ReadFailure, useRows } from '@rainbow-rabbit/parts/console/list';
import { FlaggedRow } from '@rainbow-rabbit/parts/flags/row';
import { type Disputes, readDisputes, resolveDispute } from '@rainbow-rabbit/processes/rabbit/client';
import { Button } from '@rainbow-rabbit/shared/ui';
import { useAgeText } from '../reading/use-age-text';
import { useEventConsole } from './session/use-event-console';

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

interface DisputeRowProps {
  dispute: Disputes['rows'][number];
  onResolved: () => void;
}

/** One dispute: who says what of which scan, and the two ways to decide it. */
function DisputeRow({ dispute, onResolved }: DisputeRowProps) {
  const { t, ask, rabbit: event } = useEventConsole();
  const age = useAgeText();
  const { by, byNickname, rabbit, nickname, reason, scannedAt, status } = dispute;
  const who = { by: `${byNickname} (#${by})`, scanner: `${nickname} (#${rabbit})` };
  const decide = (outcome: 'strike' | 'dismiss') => () =>
    ask({
      ...weighedAct((word) => t(`staff.disputes.${outcome}.${word}`)),
      effect: (
        <>
          <p>{t(`staff.disputes.${outcome}.effect`, who)}</p>
          <p>{reason}</p>
        </>
      ),
      send: (why, options) =>
        resolveDispute(event, { reason: why, dispute: dispute.dispute, outcome }, options),
      onDone: onResolved,
    });
  return (
    <FlaggedRow
      name={t('staff.disputes.who', who)}
      reason={reason}
      facts={`${t(`staff.disputes.${status}`)} · ${age(scannedAt)}`}
    >
      {status === 'open' &&
        (['strike', 'dismiss'] as const).map((outcome) => (
          <Button key={outcome} variant="secondary" onClick={decide(outcome)}>
            {t(`staff.disputes.${outcome}.act`)}
          </Button>
        ))}
    </FlaggedRow>
  );
}
