import { weighedAct } from '@rainbow-rabbit/parts/console/acts';
import { Row, SoftNote } from '@rainbow-rabbit/parts/console/layout';
import { type Disputes, resolveDispute } from '@rainbow-rabbit/processes/rabbit/client';
import { Button } from '@rainbow-rabbit/shared/ui';
import { useAgeText } from '../../reading/use-age-text';
import { useEventConsole } from '../acts/use-event-console';
import styles from './dispute-row.module.css';

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
    <li className={styles.row}>
      <p className={styles.who}>{t('staff.disputes.who', who)}</p>
      <p className={styles.reason}>{reason}</p>
      <SoftNote isSmall>
        {t(`staff.disputes.${status}`)} · {age(scannedAt)}
      </SoftNote>
      {status === 'open' && (
        <Row>
          <Button variant="secondary" onClick={decide('strike')}>
            {t('staff.disputes.strike.act')}
          </Button>
          <Button variant="secondary" onClick={decide('dismiss')}>
            {t('staff.disputes.dismiss.act')}
          </Button>
        </Row>
      )}
    </li>
  );
}
