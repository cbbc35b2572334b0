import { Button, Icon, Notice, Spinner } from '@rainbow-rabbit/shared/ui';
import { type OwnCode, useOwnCode } from '../chain/use-own-code';
import { useGameErrorText, useMessages } from '../messages';
import { StageNote } from '../sending/stage-note';
import { CodeToType } from './code-to-type';
import { NewCodeCountdown } from './new-code-countdown';
import styles from './own-code-card.module.css';
import { RabbitQr } from './rabbit-qr';
import { SlotCountdown } from './slot-countdown';

/** The code of this slot, which others scan, or the step that is missing before there is one. */
export function OwnCodeCard() {
  const t = useMessages();
  const own = useOwnCode();
  return (
    <section className={styles.card} aria-labelledby="own-code-title">
      <h2 id="own-code-title" className={styles.title}>
        {t('me.show')}
      </h2>
      {own.status === 'preparing' && <Spinner label={t('waiting')} />}
      {own.status === 'starting' && <NewCodeCountdown slot={own.slot} />}
      {own.status === 'shown' && (
        <>
          <div className={styles.qr}>
            <RabbitQr code={own.code} />
            <SlotCountdown slot={own.slot} />
          </div>
          <CodeToType code={own.code} />
          <p className={styles.hint}>
            <Icon name="sun" />
            {t('me.brightness')}
          </p>
        </>
      )}
      {own.status === 'clock-behind' && <Notice tone="warning">{t('error.chain.clock-off')}</Notice>}
      {own.status === 'renewing' && <Renewing {...own} />}
    </section>
  );
}

function Renewing({ rekeying, reason, renew }: Extract<OwnCode, { status: 'renewing' }>) {
  const t = useMessages();
  const errorText = useGameErrorText();
  return (
    <div className={styles.renewing} aria-live="polite">
      <Notice tone={reason === 'elsewhere' ? 'warning' : 'info'} title={t(`chain.${reason}.title`)}>
        {t(`chain.${reason}.text`)}
      </Notice>
      {rekeying.status === 'failed' && <Notice tone="error">{errorText(rekeying.error)}</Notice>}
      {rekeying.status === 'under-way' ? (
        <StageNote stage={rekeying.stage} />
      ) : (
        <Button wide onClick={renew}>
          {t('chain.renew')}
        </Button>
      )}
    </div>
  );
}
