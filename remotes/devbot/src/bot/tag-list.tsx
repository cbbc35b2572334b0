import type { Tag } from '@rainbow-rabbit/shared/arweave';
import { visibleText } from '../words/visible-text.domain';
import styles from './tag-list.module.css';

interface TagListProps {
  tags: readonly Tag[];
  /** Names the list for screen readers. */
  label: string;
}

/** Tags and characters of a value that are shown, at most: anybody may have written them. */
const maxTags = 100;
const maxCharacters = 2000;

const shown = (text: string) => visibleText(text.slice(0, maxCharacters));

/** Tags as names and values, always as plain text. */
export function TagList({ tags, label }: TagListProps) {
  return (
    <dl className={styles.tags} aria-label={label}>
      {tags.slice(0, maxTags).map(({ name, value }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: tags may be alike and never move
        <div key={index} className={styles.tag}>
          <dt className={styles.name}>{shown(name)}</dt>
          <dd className={styles.value}>{shown(value)}</dd>
        </div>
      ))}
    </dl>
  );
}
