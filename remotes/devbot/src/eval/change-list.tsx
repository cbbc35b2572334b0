import { FoldedPart } from '@rainbow-rabbit/parts/fields';
import type { TrialResult } from '../trial/start-trial';
import type { StateChange, ValueFacts } from '../trial/state-snapshot';
import styles from './eval.module.css';
import { type EvalMessages, useEvalMessages } from './eval-messages';

/** Changes of a list that are shown, and those of a table that are open (docs/product 9.246). */
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
      {changes.length > 0 && <Changes changes={changes} />}
      {isPartial && <p className={styles.small}>{t('eval.changes.partial')}</p>}
    </section>
  );
}

/** Changes as a list; few of those in a large table are open. */
function Changes({ changes }: { changes: readonly StateChange[] }) {
  const t = useEvalMessages();
  const further = changes.length - shownAtMost;
  return (
    <>
      <ul className={styles.changes}>
        {changes.slice(0, shownAtMost).map((change) => (
          <li key={change.path} className={styles.change} data-kind={change.kind}>
            <code className={styles.path}>{change.path}</code>
            <span>{t(`eval.change.${change.kind}`)}</span>
            <span className={styles.values}>{valuesOf(change, t)}</span>
            {change.kind === 'changed' && change.inside && (
              <FoldedPart
                className={styles.inside}
                open={change.inside.length <= openAtMost}
                label={t('eval.change.inside', { count: change.inside.length })}
              >
                <Changes changes={change.inside} />
              </FoldedPart>
            )}
          </li>
        ))}
      </ul>
      {further > 0 && <p className={styles.small}>{t('eval.more', { count: further })}</p>}
    </>
  );
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
