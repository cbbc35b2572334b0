import { FilePlace } from '@rainbow-rabbit/shared/files';
import { Notice } from '@rainbow-rabbit/shared/ui';
import { useId } from 'react';
import { useMessages, useShellErrorText } from '../../messages';
import styles from './keyfile-chooser.module.css';

interface KeyfileChooserProps {
  isReading?: boolean;
  /** The error of the last file. */
  failure?: { error: unknown };
  onChoose: (file: File) => void;
}

/**
 * Text files too: a keyfile that was sent by mail may have become one. Other files are rejected by their content.
 */
const kinds = '.json,.txt,application/json,text/plain';

/** One field to choose a keyfile with, or to drop one on. */
export function KeyfileChooser({ isReading = false, failure, onChoose }: KeyfileChooserProps) {
  const t = useMessages();
  const errorText = useShellErrorText();
  const leadId = useId();
  const choose = (file: File) => {
    if (!isReading) onChoose(file);
  };
  return (
    <>
      <p id={leadId}>{t('import.lead')}</p>
      {failure && <Notice tone="error">{errorText(failure.error)}</Notice>}
      <FilePlace label={t('import.choose')} describedBy={leadId} accept={kinds} takesFocus onChoose={choose}>
        <span className={styles.words}>{t('import.choose')}</span>
        <span className={styles.drop} aria-hidden="true">
          {t('import.drop')}
        </span>
      </FilePlace>
      <p role="status">{isReading && t('import.reading')}</p>
    </>
  );
}
