import { Button, TextField } from '@rainbow-rabbit/shared/ui';
import { type FormEvent, useState } from 'react';
import { useMessages } from '../../messages';
import styles from './code-field.module.css';

interface CodeFieldProps {
  /** True while a code is being handled: the typed one is then done with. */
  disabled: boolean;
  /** Returns the error of a text that can't be a code, translated. */
  errorOf?: (text: string) => string | undefined;
  onRead: (text: string) => void;
}

/** A field for the code below a rabbit's QR, typed by hand. */
export function CodeField({ disabled, errorOf, onRead }: CodeFieldProps) {
  const t = useMessages();
  const [code, setCode] = useState('');
  const [error, setError] = useState<string>();
  const [isRead, setRead] = useState(false);
  if (isRead && disabled) {
    setRead(false);
    setCode('');
  }
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const text = code.trim();
    const problem = text === '' ? t('scan.code-missing') : errorOf?.(text);
    setError(problem);
    setRead(problem === undefined);
    if (problem === undefined) onRead(text);
  };
  return (
    <form className={styles.typed} onSubmit={submit} noValidate>
      <TextField
        label={t('scan.code')}
        hint={t('scan.code-hint')}
        error={error}
        value={code}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        onChange={({ currentTarget }) => {
          setCode(currentTarget.value);
          setRead(false);
        }}
      />
      <Button type="submit" variant="secondary" wide disabled={disabled}>
        {t('scan.code-use')}
      </Button>
    </form>
  );
}
