import type { Tag } from '@rainbow-rabbit/shared/arweave';
import styles from './tag-list.module.css';

interface TagListProps {
  tags: readonly Tag[];
  /** Names the list for screen readers. */
  label: string;
}

/** Tags as names and values, always as plain text. */
export function TagList({ tags, label }: TagListProps) {
  return (
    <dl className={styles.tags} aria-label={label}>
      {tags.map(({ name, value }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: tags may be alike and never move
        <div key={index} className={styles.tag}>
          <dt className={styles.name}>{name}</dt>
          <dd className={styles.value}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
