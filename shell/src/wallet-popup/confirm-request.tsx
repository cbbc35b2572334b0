import { Button, Checkbox, Dialog, Icon } from '@rainbow-rabbit/shared/ui';
import { type ApprovalRequest, inAr } from '@rainbow-rabbit/shared/wallet';
import { useState } from 'react';
import { useMessages } from '../messages';
import styles from './confirm-request.module.css';
import { canBeRemembered, describeRequest, feeOf } from './describe-request';

/** Megabytes of text would keep a phone busy for seconds, and are too long to read here. */
const maxShownCharacters = 20_000;

function beginningOf(data = ''): string {
  return data.length > maxShownCharacters ? `${data.slice(0, maxShownCharacters)}…` : data;
}

/** One thing to approve or decline; leaving it any other way declines. */
export function ConfirmRequest({ request }: { request: ApprovalRequest }) {
  const t = useMessages();
  const [isRemembered, setIsRemembered] = useState(false);
  const { key, params } = describeRequest(request);
  const fee = feeOf(request);
  const isPublic = request.kind === 'data-item' || request.kind === 'transaction';
  const payment = request.quantity && /[1-9]/.test(request.quantity) && `${inAr(request.quantity)} AR`;
  const tagLines = request.tags?.map(({ name, value }) => `${name}: ${value}`).join('\n');
  const decline = () => request.resolve({ approved: false });
  return (
    <Dialog title={t('approve.title')} onClose={decline} sheet>
      <p className={styles.what}>{t(key, params)}</p>
      {fee && <p className={styles.what}>{t('approve.fee', { amount: fee })}</p>}
      {isPublic && (
        <p className={styles.public}>
          <Icon name="globe" />
          {t('approve.public')}
        </p>
      )}
      <details className={styles.details}>
        <summary className={styles.summary}>{t('approve.details')}</summary>
        <pre className={styles.data}>
          {[request.target, payment, tagLines, beginningOf(request.data)].filter(Boolean).join('\n\n')}
        </pre>
      </details>
      {canBeRemembered(request) && (
        <Checkbox
          label={t('approve.remember')}
          checked={isRemembered}
          onChange={({ target }) => setIsRemembered(target.checked)}
        />
      )}
      <div className={styles.answers}>
        <Button variant="secondary" wide onClick={decline}>
          {t('approve.decline')}
        </Button>
        <Button wide onClick={() => request.resolve({ approved: true, remember: isRemembered })}>
          {t('approve.approve')}
        </Button>
      </div>
    </Dialog>
  );
}
