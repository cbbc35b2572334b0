import { Button, Notice, Spinner } from '@rainbow-rabbit/shared/ui';
import { useDevbotErrorText } from '../messages';
import styles from './eval.module.css';
import { useEvalMessages } from './eval-messages';
import type { TrialState } from './use-trial';

/** The course of a try: the wait with its stage, or the failure. */
export function TrialProgress({ state, onRetry }: { state: TrialState; onRetry: () => void }) {
  const t = useEvalMessages();
  const errorText = useDevbotErrorText();
  switch (state.status) {
    case 'starting':
      return <Waiting text={t('eval.starting')} />;
    case 'copying':
      return <Waiting text={t('eval.copying', { count: state.done })} />;
    case 'trying':
      return <Waiting text={t('eval.trying')} />;
    case 'failed':
      return (
        <Notice
          tone="error"
          action={
            <Button variant="secondary" onClick={onRetry}>
              {t('eval.again')}
            </Button>
          }
        >
          {errorText(state.error)}
        </Notice>
      );
    default:
      return null;
  }
}

/** The words are shown as they change, and read aloud only once: a count would be read without end. */
function Waiting({ text }: { text: string }) {
  return (
    <p className={styles.waiting}>
      <Spinner />
      <span>{text}</span>
    </p>
  );
}
