import { type ChangeEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { Icon } from '../ui';
import styles from './file-place.module.css';

export interface FilePlaceProps {
  /** Its name for screen readers. */
  label: string;
  /** Id of what describes it further. */
  describedBy?: string;
  /** File name extensions and media types, as an input's `accept`. Default: any. */
  accept?: string;
  /** A file has been chosen. */
  isFilled?: boolean;
  /** Takes the focus once it is shown. */
  takesFocus?: boolean;
  onChoose: (file: File) => void;
  /** Its content. */
  children: ReactNode;
}

/**
 * A place to drop a file on, or to choose one by pressing it: a file input over all of it, since browsers take a
 * dropped file wherever the input is.
 */
export function FilePlace({
  label,
  describedBy,
  accept,
  isFilled = false,
  takesFocus = false,
  onChoose,
  children,
}: FilePlaceProps) {
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setIsOver] = useState(false);
  useEffect(() => {
    if (takesFocus) input.current?.focus();
  }, [takesFocus]);

  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    setIsOver(false);
    const [file] = target.files ?? [];
    if (file) onChoose(file);
    // Choosing the same file again is a choice, too: it may have changed meanwhile.
    target.value = '';
  };

  return (
    <div className={styles.place} data-over={isOver || undefined} data-filled={isFilled || undefined}>
      <Icon name={isFilled ? 'check' : 'upload'} />
      {children}
      <input
        ref={input}
        type="file"
        className={styles.input}
        accept={accept}
        aria-label={label}
        aria-describedby={describedBy}
        onChange={choose}
        onDragEnter={() => setIsOver(true)}
        onDragLeave={() => setIsOver(false)}
        onDrop={() => setIsOver(false)}
      />
    </div>
  );
}
