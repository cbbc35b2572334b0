import { useMessages } from '../messages';
import type { EntryChange } from './domain/entry-draft';
import styles from './submit.module.css';

/** The fields that a revision changes, each as it was and as it will be. */
export function ChangesView({ changes }: { changes: readonly EntryChange[] }) {
  const t = useMessages();
  const words = ({ field }: EntryChange, value: string) => {
    if (field === 'kind') return t(`contest.kind.${value as 'picture'}`);
    return value;
  };
  return (
    <section className={styles.stack} aria-label={t('submit.changes')}>
      <h3>{t('submit.changes')}</h3>
      <dl className={styles.changes}>
        {changes.map((change) => (
          <div key={change.field} className={styles.change}>
            <dt className={styles.field}>{t(`submit.field.${change.field}`)}</dt>
            {change.field === 'picture' || change.field === 'file' ? (
              <dd className={styles.after}>{t(`submit.${change.field}.${change.after ? 'new' : 'none'}`)}</dd>
            ) : (
              <>
                {change.before && (
                  <dd className={styles.before}>
                    <del className={styles.gone}>{words(change, change.before)}</del>
                  </dd>
                )}
                {change.after && (
                  <dd className={styles.after}>
                    <ins className={styles.added}>{words(change, change.after)}</ins>
                  </dd>
                )}
              </>
            )}
          </div>
        ))}
      </dl>
    </section>
  );
}
