import styles from './eval.module.css';
import { useEvalMessages } from './eval-messages';

/** The text that code printed and returned. */
export function CodeOutput({ output }: { output: string }) {
  const t = useEvalMessages();
  if (output === '') return <p>{t('eval.output.none')}</p>;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard (WCAG 2.1.1)
    <section className={styles.output} tabIndex={0} aria-label={t('eval.output')}>
      {output}
    </section>
  );
}
