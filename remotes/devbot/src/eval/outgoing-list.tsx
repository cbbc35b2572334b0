import { FoldedPart } from '@rainbow-rabbit/parts/fields';
import type { AosOutgoing } from '@rainbow-rabbit/processes/aos/client';
import { plainText } from '../trial/read-output';
import styles from './eval.module.css';
import { useEvalMessages } from './eval-messages';

/** The messages that are shown. */
const maxShown = 50;

/** The characters of a message's data that are shown. */
const maxData = 2000;

/** Messages or new processes that code would send; nothing for an empty list. */
export function OutgoingList({ title, list }: { title: string; list: readonly AosOutgoing[] }) {
  const t = useEvalMessages();
  if (list.length === 0) return null;
  return (
    <section className={styles.stack} aria-label={title}>
      <h3 className={styles.title}>{title}</h3>
      <ul className={styles.changes}>
        {list.slice(0, maxShown).map((message, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: these messages have an order and no other identity
          <li key={index}>
            <FoldedPart
              label={
                <span>
                  {tagOf(message, 'Action') ?? t('eval.message')}{' '}
                  {message.Target !== '' && <code className={styles.path}>{plainText(message.Target)}</code>}
                </span>
              }
            >
              <pre className={styles.output}>{textOf(message)}</pre>
            </FoldedPart>
          </li>
        ))}
      </ul>
      {list.length > maxShown && (
        <p className={styles.small}>{t('eval.more', { count: list.length - maxShown })}</p>
      )}
    </section>
  );
}

const tagOf = ({ Tags }: AosOutgoing, name: string): string | undefined => {
  const value = Tags.find((tag) => tag.name === name)?.value;
  return value === undefined ? undefined : plainText(value.slice(0, 100));
};

function textOf({ Tags, Data = '' }: AosOutgoing): string {
  const tags = Tags.slice(0, 100).map(({ name, value }) => `${name}: ${value.slice(0, 500)}`);
  return plainText(
    [...tags, '', Data.length > maxData ? `${Data.slice(0, maxData)}…` : Data].join('\n').trim(),
  );
}
