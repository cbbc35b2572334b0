import { Scrolling } from '@rainbow-rabbit/parts/fields';
import styles from './eval.module.css';
import { useEvalMessages } from './eval-messages';

/** The text that code printed and returned. */
export function CodeOutput({ output }: { output: string }) {
  const t = useEvalMessages();
  if (output === '') return <p>{t('eval.output.none')}</p>;
  return (
    <Scrolling className={styles.output} label={t('eval.output')}>
      {output}
    </Scrolling>
  );
}
