import { Button } from '@rainbow-rabbit/shared/ui';
import { type FormEvent, useState } from 'react';
import { useMessages } from '../messages';
import { useBotOfPage } from './bot-context';
import styles from './command-line.module.css';

/** The line in which commands are typed. */
export function CommandLine() {
  const t = useMessages();
  const { say } = useBotOfPage();
  const [line, setLine] = useState('');
  const run = (event: FormEvent) => {
    event.preventDefault();
    say(line);
    setLine('');
  };
  return (
    <form className={styles.form} onSubmit={run}>
      <span className={styles.sign} aria-hidden="true">
        $
      </span>
      <input
        className={styles.input}
        aria-label={t('command.label')}
        placeholder={t('command.placeholder')}
        autoCapitalize="none"
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="go"
        value={line}
        onChange={({ target }) => setLine(target.value)}
      />
      <Button type="submit">{t('command.run')}</Button>
    </form>
  );
}
