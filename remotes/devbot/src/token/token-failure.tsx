import { Button, Notice } from '@rainbow-rabbit/shared/ui';
import { useDevbotErrorText } from '../messages';
import { useTokenMessages } from './token-messages';

interface TokenFailureProps {
  title?: string;
  error: unknown;
  again: () => void;
}

/** The error of a read of a token, which can be tried again. */
export function TokenFailure({ title, error, again }: TokenFailureProps) {
  const t = useTokenMessages();
  const errorText = useDevbotErrorText();
  return (
    <Notice
      tone="error"
      {...(title && { title })}
      action={
        <Button variant="secondary" onClick={again}>
          {t('token.again')}
        </Button>
      }
    >
      {errorText(error)}
    </Notice>
  );
}
