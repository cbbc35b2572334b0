import { FoldedPart } from '../fold/folded-part';
import type { TrialResult } from '../trial/start-trial';
import type { StateChange, ValueFacts } from '../trial/state-snapshot';
import styles from './eval.module.css';
import { type EvalMessages, useEvalMessages } from './eval-messages';

/** Changes of a list that are shown, and those of a table that stand open (docs/product.md 9.246). */
const shownAtMost = 300;
const openAtMost = 12;

/** The changes that code would make to the state of a process. */
export function ChangeList({ result: { changes, hasChanges, isPartial } }: { result: TrialResult }) {
  const t = useEvalMessages();
  return (
    <section className={styles.stack} aria-label={t('eval.changes')}>
      <h3 className={styles.title}>{t('eval.changes')}</h3>
      {!hasChanges && <p>{t('eval.changes.unknown')}</p>}
      {hasChanges && changes.length === 0 && <p>{t('eval.changes.none')}</p>}
      {changes.length > 0 && (
        <ul className={styles.changes}>
          {changes.slice(0, shownAtMost).map((change) => (
            <li key={change.path} className={styles.change} data-kind={change.kind}>
              <ChangeFacts change={change} />
              {change.kind === 'changed' && change.inside && <Inside changes={change.inside} />}
            </li>
          ))}
        </ul>
      )}
      <Further count={changes.length - shownAtMost} />
      {isPartial && <p className={styles.small}>{t('eval.changes.partial')}</p>}
    </section>
  );
}

function ChangeFacts({ change }: { change: StateChange }) {
  const t = useEvalMessages();
  return (
    <>
      <code className={styles.path}>{change.path}</code>
      <span>{t(`eval.change.${change.kind}`)}</span>
      <span className={styles.values}>{valuesOf(change, t)}</span>
    </>
  );
}

/** The changes in a large table; few of them stand open. */
function Inside({ changes }: { changes: readonly StateChange[] }) {
  const t = useEvalMessages();
  return (
    <FoldedPart
      className={styles.inside}
      open={changes.length <= openAtMost}
      label={t('eval.change.inside', { count: changes.length })}
    >
      <ul className={styles.changes}>
        {changes.slice(0, shownAtMost).map((change) => (
          <li key={change.path} className={styles.change} data-kind={change.kind}>
            <ChangeFacts change={change} />
          </li>
        ))}
      </ul>
      <Further count={changes.length - shownAtMost} />
    </FoldedPart>
  );
}

function Further({ count }: { count: number }) {
  const t = useEvalMessages();
  return count > 0 && <p className={styles.small}>{t('eval.more', { count })}</p>;
}

function valuesOf(change: StateChange, t: EvalMessages): string {
  if (change.kind === 'added') return valueText(change.after, t);
  if (change.kind === 'removed') return valueText(change.before, t);
  const [before, after] = [valueText(change.before, t), valueText(change.after, t)];
  if (before === after) return t('eval.value.inside', { value: after });
  return t('eval.value.both', { before, after });
}

function valueText({ type, size, text }: ValueFacts, t: EvalMessages): string {
  switch (type) {
    case 'table':
      return t('eval.value.table', { count: size });
    case 'function':
    case 'handler':
      return t(`eval.value.${type}`);
    case 'string':
      return size > text.length
        ? t('eval.value.long-text', { text, bytes: size })
        : t('eval.value.text', { text });
    default:
      return text;
  }
}
