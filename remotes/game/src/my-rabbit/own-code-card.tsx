import { Button, Icon, Notice, Spinner } from '@rainbow-rabbit/shared/ui';
import type { OwnCode } from '../chain/use-own-code';
import { StageNote } from '../layout/stage-note';
import { useGameErrorText, useMessages } from '../messages';
import { NewCodeCountdown } from './new-code-countdown';
import styles from './own-code-card.module.css';
import { RabbitQr } from './rabbit-qr';
import { SlotCountdown } from './slot-countdown';

interface OwnCodeCardProps {
  own: OwnCode;
  /** Asked for by a tap on the code. */
  onEnlarge: () => void;
}

/** The code of this slot, which others scan, or the step that is missing before there is one. */
export function OwnCodeCard({ own, onEnlarge }: OwnCodeCardProps) {
  const t = useMessages();
  return (
    <section className={styles.card} aria-labelledby="own-code-title" data-status={own.status}>
      <h2 id="own-code-title" className={styles.title}>
        {t('me.show')}
      </h2>
      {(own.status === 'preparing' || own.status === 'shown') && (
        <div className={styles.room}>
          <div className={styles.qr}>
            {own.status === 'shown' ? <RabbitQr code={own.code} /> : <Spinner label={t('waiting')} />}
          </div>
        </div>
      )}
      {own.status === 'shown' && (
        <button type="button" className={styles.enlarge} aria-label={t('me.enlarge')} onClick={onEnlarge}>
          <span className={styles.sign}>
            <Icon name="enlarge" />
          </span>
        </button>
      )}
      {own.status === 'shown' && <SlotCountdown slot={own.slot} />}
      {own.status === 'starting' && <NewCodeCountdown slot={own.slot} />}
      {own.status === 'clock-behind' && <Notice tone="warning">{t('error.chain.clock-off')}</Notice>}
      {own.status === 'renewing' && <Renewing {...own} />}
    </section>
  );
}

function Renewing({ rekeying, reason, renew }: Extract<OwnCode, { status: 'renewing' }>) {
  const t = useMessages();
  const errorText = useGameErrorText();
  const stage = rekeying.status === 'sending' ? rekeying.stage : undefined;
  return (
    <div className={styles.renewing} aria-live="polite">
      <Notice tone={reason === 'elsewhere' ? 'warning' : 'info'} title={t(`chain.${reason}.title`)}>
        {t(`chain.${reason}.text`)}
      </Notice>
      {'error' in rekeying && <Notice tone="error">{errorText(rekeying.error)}</Notice>}
      {stage ? (
        <StageNote stage={stage} />
      ) : (
        renew && (
          <Button wide busy={rekeying.status === 'sending'} onClick={renew}>
            {t(reason === 'used-up' ? 'chain.renew' : 'chain.move')}
          </Button>
        )
      )}
    </div>
  );
}
