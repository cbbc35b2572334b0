import { FoldedPart, Scrolling } from '@rainbow-rabbit/parts/fields';
import { useSizeText } from '@rainbow-rabbit/shared/files';
import { inAr } from '@rainbow-rabbit/shared/wallet';
import { useMessages } from '../messages';
import type { PlannedMessage } from './planned-message';
import styles from './preview.module.css';
import { TagList } from './tag-list';

export type { PlannedMessage } from './planned-message';

/** The longest part of the data that is shown, in characters. */
const maxShown = 20_000;

/** The messages that a task will have signed, and their cost. Tags and data can be opened. */
export function MessagePreview({ messages }: { messages: readonly PlannedMessage[] }) {
  const t = useMessages();
  const total = messages.reduce((sum, { winston = '0' }) => sum + BigInt(winston), 0n);
  return (
    <section className={styles.preview} aria-label={t('preview.title')}>
      <p className={styles.summary}>
        {t('preview.approvals', { count: messages.length })}{' '}
        {total === 0n ? t('preview.free') : t('preview.total', { amount: inAr(String(total)) })}
      </p>
      <ol className={styles.messages}>
        {messages.map((message, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the planned messages have an order and no other identity
          <li key={index} className={styles.message}>
            <MessageView message={message} />
          </li>
        ))}
      </ol>
    </section>
  );
}

function MessageView({ message }: { message: PlannedMessage }) {
  const t = useMessages();
  const sizeText = useSizeText();
  const { kind, title, target, tags, data, dataBytes, winston = '0' } = message;
  const isFree = BigInt(winston) === 0n;
  return (
    <>
      <p className={styles.title}>{title}</p>
      <p className={styles.facts}>
        <span>{t(`preview.kind.${kind}`)}</span>
        {target && <span className={styles.target}>{t('preview.to', { target })}</span>}
        <span>{isFree ? t('preview.free') : t('preview.price', { amount: inAr(winston) })}</span>
      </p>
      <FoldedPart label={t('preview.details', { size: sizeText(dataBytes) })}>
        <TagList tags={tags} label={t('preview.tags')} />
        {data === undefined || data === '' ? (
          <p className={styles.none}>{t(dataBytes === 0 ? 'preview.no-data' : 'preview.bytes')}</p>
        ) : (
          <Scrolling className={styles.frame} label={t('preview.data')}>
            <pre className={styles.data}>{data.length > maxShown ? `${data.slice(0, maxShown)}…` : data}</pre>
          </Scrolling>
        )}
      </FoldedPart>
    </>
  );
}
