import { useMessages } from '../messages';
import styles from './code-to-type.module.css';

/** The rabbit's code for players who can't scan, in groups that are easy to read out. */
export function CodeToType({ code }: { code: string }) {
  const t = useMessages();
  const groups = code.match(/.{1,4}/g) ?? [];
  return (
    <p className={styles.typed}>
      <span className={styles.label}>{t('me.typed')}</span>
      <code className={styles.code}>
        {groups.map((group, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a group is nothing but its place in the code
          <span key={index}>{group} </span>
        ))}
      </code>
    </p>
  );
}
