import { Scrolling } from '@rainbow-rabbit/parts/fields';
import type { Tag } from '@rainbow-rabbit/shared/arweave';
import { useMessages } from '../../messages';
import styles from './tags-table.module.css';

/** The tags of an entry of the ledger, always as plain text. */
export function TagsTable({ tags }: { tags: readonly Tag[] }) {
  const t = useMessages();
  if (tags.length === 0) return <p className={styles.none}>{t('tags.none')}</p>;
  return (
    <Scrolling label={t('tags.label')} className={styles.frame}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th className={styles.head} scope="col">
              {t('tags.name.placeholder')}
            </th>
            <th className={styles.head} scope="col">
              {t('tags.value.placeholder')}
            </th>
          </tr>
        </thead>
        <tbody>
          {tags.map(({ name, value }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: tags may be alike and never move
            <tr key={index}>
              <td className={styles.cell}>{name}</td>
              <td className={styles.cell}>{value}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Scrolling>
  );
}
