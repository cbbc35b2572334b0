import type { DescribedAct } from '@rainbow-rabbit/shared/acts';
import { useSizeText } from '@rainbow-rabbit/shared/files';
import { Button, Dialog, Icon } from '@rainbow-rabbit/shared/ui';
import { type ApprovalRequest, inAr } from '@rainbow-rabbit/shared/wallet';
import { useMessages } from '../messages';
import styles from './confirm-request.module.css';
import { coveredUploads } from './covered-uploads';
import { describeRequest, feeOf, isNone } from './describe-request';

/** Megabytes of text would keep a phone busy for seconds, and are too long to read here. */
const maxShownCharacters = 20_000;

function beginningOf(data = ''): string {
  return data.length > maxShownCharacters ? `${data.slice(0, maxShownCharacters)}…` : data;
}

interface ConfirmRequestProps {
  request: ApprovalRequest;
  /** The act as the area of its receiver describes it. */
  declared?: DescribedAct | undefined;
}

/** One thing to approve or decline; leaving it any other way declines. */
export function ConfirmRequest({ request, declared }: ConfirmRequestProps) {
  const t = useMessages();
  const { title, text, ways, covered, isUnknown, isLogged } = describeRequest(request, declared, t);
  const isPublic = request.kind === 'data-item' || request.kind === 'transaction';
  const decline = () => request.resolve({ approved: false });
  const { target = '' } = request;
  const [best, ...others] = ways.map(({ act, ahead, fees }, index) => (
    <Button
      key={act}
      variant={index === 0 ? 'primary' : 'secondary'}
      wide
      onClick={() =>
        request.resolve({
          approved: true,
          ahead,
          covers: fees === undefined ? undefined : coveredUploads(target, fees),
        })
      }
    >
      {act}
    </Button>
  ));
  return (
    <Dialog title={title} onClose={decline} sheet>
      <p className={styles.what}>{text}</p>
      {isLogged && <p className={styles.what}>{t('approve.logged')}</p>}
      <Price request={request} />
      {isPublic && (
        <p className={styles.public}>
          <Icon name="globe" />
          {t('approve.public')}
        </p>
      )}
      <WhatIsSigned request={request} isOpen={isUnknown} />
      {covered && <Covered acts={covered} fees={ways[0]?.fees} />}
      {others.length > 0 ? (
        <div className={styles.ways}>
          {best}
          {others}
        </div>
      ) : (
        <div className={styles.answers}>
          <Button variant="secondary" wide onClick={decline}>
            {t('approve.decline')}
          </Button>
          {best}
        </div>
      )}
    </Dialog>
  );
}

/** All that an answer which runs a process allows: the sheet promises what the wallet's queue lets pass. */
function Covered({ acts, fees = '0' }: { acts: readonly string[]; fees?: string | undefined }) {
  const t = useMessages();
  return (
    <div className={styles.covered}>
      <p>{t('approve.run.text')}</p>
      <ul className={styles.acts}>
        {acts.map((act) => (
          <li key={act}>{act}</li>
        ))}
      </ul>
      {!isNone(fees) && <p>{t('approve.run.fees', { amount: inAr(fees) })}</p>}
    </div>
  );
}

/** The network's fee, with the size that it is paid for. */
function Price({ request }: { request: ApprovalRequest }) {
  const t = useMessages();
  const sizeText = useSizeText();
  const fee = feeOf(request);
  if (!fee) return null;
  return (
    <p className={styles.what}>
      {request.bytes
        ? t('approve.price', { amount: fee, size: sizeText(request.bytes) })
        : t('approve.fee', { amount: fee })}
    </p>
  );
}

/** @param isOpen true where nothing else says what is signed */
function WhatIsSigned({ request, isOpen }: { request: ApprovalRequest; isOpen: boolean }) {
  const t = useMessages();
  const payment = request.quantity && /[1-9]/.test(request.quantity) && `${inAr(request.quantity)} AR`;
  const tagLines = request.tags?.map(({ name, value }) => `${name}: ${value}`).join('\n');
  return (
    <details className={styles.details} open={isOpen}>
      <summary className={styles.summary}>{t('approve.details')}</summary>
      <pre className={styles.data}>
        {[request.target, payment, tagLines, beginningOf(request.data)].filter(Boolean).join('\n\n')}
      </pre>
    </details>
  );
}
