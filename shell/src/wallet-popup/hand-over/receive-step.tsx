import { Button, TextField } from '@rainbow-rabbit/shared/ui';
import { type FormEvent, useEffect, useState } from 'react';
import { useMessages } from '../../messages';
import styles from './hand-over.module.css';
import { codeInLink, keepLinkedCode, linkedCode } from './linked-code';
import { TakeStep } from './take-step';

/**
 * Brings a wallet from another phone. The code comes with the link that this phone's camera opened, or is pasted: an app on a home screen
 * has a storage of its own, and links open in the browser.
 */
export function ReceiveStep({ onLeave }: { onLeave: () => void }) {
  const t = useMessages();
  const [code, setCode] = useState(linkedCode);
  useEffect(() => keepLinkedCode(undefined), []);
  const [text, setText] = useState('');
  const [isWrong, setIsWrong] = useState(false);
  if (code) return <TakeStep code={code} onLeave={onLeave} />;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setCode(codeInLink(text));
    setIsWrong(true);
  };
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <p>{t('receive.lead')}</p>
      <TextField
        label={t('receive.link')}
        type="url"
        autoComplete="off"
        value={text}
        error={isWrong ? t('receive.no-link') : undefined}
        onChange={({ target }) => setText(target.value)}
      />
      <Button type="submit" variant="secondary" wide>
        {t('receive.go')}
      </Button>
      <Button variant="quiet" onClick={onLeave}>
        {t('import.back')}
      </Button>
    </form>
  );
}
