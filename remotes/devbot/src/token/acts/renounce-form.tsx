import { useForm } from '@rainbow-rabbit/shared/forms';
import { Button, Notice, TextField } from '@rainbow-rabbit/shared/ui';
import type { AnyToken } from '../read-any-token';
import styles from '../token.module.css';
import { useTokenMessages } from '../token-messages';
import type { TokenAct } from './token-act';
import { typedField } from './typed-field';

interface RenounceFormProps {
  token: AnyToken;
  onPlan: (act: TokenAct) => void;
  onLeave: () => void;
}

/** Spells out what renouncing means, and asks for the ticker: it is for good. */
export function RenounceForm({ token: { ticker }, onPlan, onLeave }: RenounceFormProps) {
  const t = useTokenMessages();
  const form = useForm({
    initial: { ticker: '' },
    rules: {
      ticker: [
        {
          name: 'ticker',
          passes: (text: unknown) => String(text).trim() === ticker,
          message: t('token.renounce.fault', { ticker }),
        },
      ],
    },
    onSubmit: () => onPlan({ kind: 'renounce' }),
  });
  return (
    <form className={styles.stack} onSubmit={form.submit} noValidate aria-label={t('token.act.renounce')}>
      <Notice tone="warning" title={t('token.renounce.title')}>
        <ul className={styles.points}>
          <li>{t('token.renounce.code')}</li>
          <li>{t('token.renounce.mint')}</li>
          <li>{t('token.renounce.balance')}</li>
          <li>{t('token.renounce.back')}</li>
        </ul>
      </Notice>
      <TextField
        {...typedField(form, 'ticker')}
        label={t('token.renounce.type', { ticker })}
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
      />
      <div className={styles.buttons}>
        <Button type="submit" variant="danger">
          {t('token.review')}
        </Button>
        <Button variant="quiet" onClick={onLeave}>
          {t('token.cancel')}
        </Button>
      </div>
    </form>
  );
}
