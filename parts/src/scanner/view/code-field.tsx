import { Button, TextField } from '@rainbow-rabbit/shared/ui';
import { type FormEvent, useState } from 'react';
import type { ScannerTexts } from '../scanner-texts';
import styles from './code-field.module.css';

interface CodeFieldProps {
  texts: NonNullable<ScannerTexts['typed']>;
  /** True while a code is being handled: the typed one is then done with. */
  disabled: boolean;
  /** Returns the error of a text that can't be a code, translated. */
  errorOf?: (text: string) => string | undefined;
  onRead: (text: string) => void;
}

/** A field for the code below a QR, typed by hand. */
export function CodeField({ texts, disabled, errorOf, onRead }: CodeFieldProps) {
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
    const problem = text === '' ? texts.missing : errorOf?.(text);
    setError(problem);
    setRead(problem === undefined);
    if (problem === undefined) onRead(text);
  };
  return (
    <form className={styles.typed} onSubmit={submit} noValidate>
      <TextField
        label={texts.label}
        hint={texts.hint}
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
        {texts.use}
      </Button>
    </form>
  );
}
