import type { Tag } from '@rainbow-rabbit/shared/arweave';
import { useId } from 'react';
import { IconButton } from './icon-button';
import styles from './tag-row.module.css';

const tagParts = ['name', 'value'] as const;

interface TagRowProps {
  tag: Tag;
  /** Label and placeholder of the name and of the value, and the label of the button that removes the tag. */
  words: Readonly<Record<(typeof tagParts)[number], { label: string; placeholder: string }>> & {
    remove: string;
  };
  /** The error of the tag, translated. */
  error?: string | undefined;
  onChange: (change: Partial<Tag>) => void;
  onRemove: () => void;
}

/** The name and the value of a tag, which can be changed and removed. */
export function TagRow({ tag, words, error, onChange, onRemove }: TagRowProps) {
  const errorId = useId();
  return (
    <div className={styles.row}>
      {tagParts.map((part) => (
        <input
          key={part}
          className={styles.input}
          aria-label={words[part].label}
          aria-invalid={error && part === 'name' ? true : undefined}
          aria-describedby={error ? errorId : undefined}
          placeholder={words[part].placeholder}
          autoCapitalize="none"
          autoComplete="off"
          spellCheck={false}
          value={tag[part]}
          onChange={({ target }) => onChange({ [part]: target.value })}
        />
      ))}
      <IconButton icon="close" label={words.remove} onClick={onRemove} />
      {error && (
        <p className={styles.error} id={errorId}>
          {error}
        </p>
      )}
    </div>
  );
}
