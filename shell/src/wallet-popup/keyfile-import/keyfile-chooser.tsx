import { Icon, Notice } from '@rainbow-rabbit/shared/ui';
import { type ChangeEvent, useEffect, useId, useRef, useState } from 'react';
import { useMessages, useShellErrorText } from '../../messages';
import styles from './keyfile-chooser.module.css';

interface KeyfileChooserProps {
  isReading?: boolean;
  /** What was wrong with the last file. */
  failure?: { error: unknown };
  onChoose: (file: File) => void;
}

/** Text files too: a keyfile that was sent by mail may have become one, and others are told apart by what is in them. */
const kinds = '.json,.txt,application/json,text/plain';

/** One field to choose a keyfile with, or to drop one on: browsers take a dropped file wherever the field is. */
export function KeyfileChooser({ isReading = false, failure, onChoose }: KeyfileChooserProps) {
  const t = useMessages();
  const errorText = useShellErrorText();
  const leadId = useId();
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setIsOver] = useState(false);
  useEffect(() => input.current?.focus(), []);

  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    setIsOver(false);
    const [file] = target.files ?? [];
    if (file && !isReading) onChoose(file);
    // Choosing the same file again is a choice, too.
    target.value = '';
  };

  return (
    <>
      <p id={leadId}>{t('import.lead')}</p>
      {failure && <Notice tone="error">{errorText(failure.error)}</Notice>}
      <label className={styles.field} data-over={isOver || undefined}>
        <Icon name="upload" />
        <span className={styles.words}>{t('import.choose')}</span>
        <span className={styles.drop} aria-hidden="true">
          {t('import.drop')}
        </span>
        <input
          ref={input}
          type="file"
          className={styles.input}
          accept={kinds}
          aria-label={t('import.choose')}
          aria-describedby={leadId}
          onChange={choose}
          onDragEnter={() => setIsOver(true)}
          onDragLeave={() => setIsOver(false)}
          onDrop={() => setIsOver(false)}
        />
      </label>
      <p role="status">{isReading && t('import.reading')}</p>
    </>
  );
}
