import { Icon, VisuallyHidden } from '@rainbow-rabbit/shared/ui';
import { useId } from 'react';
import { useMessages } from '../../messages';
import { useSizeText } from '../facts/use-size-text';
import styles from './file-field.module.css';

interface FileFieldProps {
  label: string;
  hint?: string;
  file: File | undefined;
  onChoose: (file: File | undefined) => void;
}

/** A place to drop a file on, or to choose one by pressing it. */
export function FileField({ label, hint, file, onChoose }: FileFieldProps) {
  const t = useMessages();
  const sizeText = useSizeText();
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>
        <VisuallyHidden>{label}</VisuallyHidden>
      </label>
      <div className={styles.place} data-filled={file !== undefined || undefined}>
        <Icon name={file ? 'check' : 'upload'} />
        {file ? (
          <span className={styles.chosen}>
            <span className={styles.name}>{file.name}</span>
            <span className={styles.size}>{sizeText(file.size)}</span>
          </span>
        ) : (
          <span>{t('file.choose')}</span>
        )}
        <input
          id={id}
          type="file"
          className={styles.input}
          aria-describedby={hint ? `${id}-hint` : undefined}
          // The same file can be chosen again, as it may have changed meanwhile.
          onClick={({ currentTarget }) => {
            currentTarget.value = '';
          }}
          onChange={({ target }) => onChoose(target.files?.[0])}
        />
      </div>
      {hint && (
        <p className={styles.hint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </div>
  );
}
