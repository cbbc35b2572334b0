import { Button, Notice, Spinner } from '@rainbow-rabbit/shared/ui';
import type { ReactNode } from 'react';
import { useDevbotErrorText } from '../../messages';
import { useInspectMessages } from '../inspect-messages';
import type { LedgerAnswer } from './use-ledger-answer';

/** The error of a question, with the way to ask again. */
export function LedgerFailure({ error, onRetry }: { error: unknown; onRetry?: () => void }) {
  const t = useInspectMessages();
  const errorText = useDevbotErrorText();
  const retry = onRetry && (
    <Button variant="secondary" onClick={onRetry}>
      {t('inspect.again')}
    </Button>
  );
  return (
    <Notice tone="error" action={retry}>
      {errorText(error)}
    </Notice>
  );
}

interface AnswerViewProps<Value> {
  answer: LedgerAnswer<Value>;
  again: () => void;
  children: (value: Value) => ReactNode;
}

/** An answer of the ledger: while it is asked for, its value, or its error. */
export function AnswerView<Value>({ answer, again, children }: AnswerViewProps<Value>) {
  const t = useInspectMessages();
  if (answer.status === 'inspect.asking') return <Spinner label={t('inspect.asking')} />;
  if (answer.status === 'failed') return <LedgerFailure error={answer.error} onRetry={again} />;
  return children(answer.value);
}
