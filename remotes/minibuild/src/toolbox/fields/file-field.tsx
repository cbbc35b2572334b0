import { FilePlace, useSizeText } from '@rainbow-rabbit/shared/files';
import { useId } from 'react';
import { useMessages } from '../../messages';
import styles from './file-field.module.css';

interface FileFieldProps {
  label: string;
  hint?: string;
  file: File | undefined;
  onChoose: (file: File) => void;
}

/** A field for a file; it shows the chosen file. */
export function FileField({ label, hint, file, onChoose }: FileFieldProps) {
  const t = useMessages();
  const sizeText = useSizeText();
  const hintId = useId();
  return (
    <div className={styles.field}>
      <FilePlace label={label} describedBy={hint && hintId} isFilled={file !== undefined} onChoose={onChoose}>
        <span className={styles.name}>{file ? file.name : t('file.choose')}</span>
        {file && <span className={styles.size}>{sizeText(file.size)}</span>}
      </FilePlace>
      {hint && (
        <p className={styles.hint} id={hintId}>
          {hint}
        </p>
      )}
    </div>
  );
}
