import { Button, TextField } from '@rainbow-rabbit/shared/ui';
import { type FormEvent, useState } from 'react';
import { useMessages } from '../../messages';
import styles from './code-field.module.css';

/** A field for the code below a rabbit's QR, typed by hand. */
export function CodeField({ disabled, onRead }: { disabled: boolean; onRead: (text: string) => void }) {
  const t = useMessages();
  const [code, setCode] = useState('');
  const [missing, setMissing] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const text = code.trim();
    setMissing(text === '');
    if (text !== '') onRead(text);
  };
  return (
    <form className={styles.typed} onSubmit={submit} noValidate>
      <TextField
        label={t('scan.code')}
        hint={t('scan.code-hint')}
        error={missing ? t('scan.code-missing') : undefined}
        value={code}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        onChange={({ currentTarget }) => setCode(currentTarget.value)}
      />
      <Button type="submit" variant="secondary" wide disabled={disabled}>
        {t('scan.code-use')}
      </Button>
    </form>
  );
}
