import { weighedAct } from '@rainbow-rabbit/parts/console/acts';
import { FlaggedRow } from '@rainbow-rabbit/parts/flags/row';
import { type Disputes, resolveDispute } from '@rainbow-rabbit/processes/rabbit/client';
import { Button } from '@rainbow-rabbit/shared/ui';
import { useAgeText } from '../../reading/use-age-text';
import { useEventConsole } from '../session/use-event-console';

interface DisputeRowProps {
  dispute: Disputes['rows'][number];
  onResolved: () => void;
}

/** One dispute: who says what of which scan, and the two ways to decide it. */
export function DisputeRow({ dispute, onResolved }: DisputeRowProps) {
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
