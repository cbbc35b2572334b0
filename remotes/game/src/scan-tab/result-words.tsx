import type { Scanned } from '@rainbow-rabbit/processes/rabbit/client';
import { ColourMark } from '@rainbow-rabbit/shared/ui';
import { useMessages } from '../messages';
import styles from './result-words.module.css';

interface ResultWordsProps {
  title: string;
  scanned: Scanned;
  text?: string;
}

/** The words of a scan that counted: the title, the colour with its giver, and the way on from a complete rainbow. */
export function ResultWords({ title, scanned, text }: ResultWordsProps) {
  const t = useMessages();
  const { nickname, colour, complete } = scanned;
  return (
    <div className={styles.words}>
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.who}>
        <ColourMark colour={colour} /> <span>{t('collect.who', { nickname })}</span>
      </p>
      {text && <p className={styles.text}>{text}</p>}
      {complete && <p className={styles.all}>{t('rainbow.all')}</p>}
    </div>
  );
}
