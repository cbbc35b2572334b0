import { keyed } from './domain/keyed';
import { plainBlocks } from './domain/plain-blocks';
import styles from './plain-text.module.css';

interface PlainTextProps {
  children: string;
  /** The language of the text where it is another than the page's. */
  lang?: string | undefined;
}

/** A text as its author wrote it: paragraphs and lists, and nothing of it is markup. */
export function PlainText({ children, lang }: PlainTextProps) {
  return (
    <div className={styles.text} dir="auto" lang={lang}>
      {plainBlocks(children).map((block, at) => {
        // Blocks have no identity but their place, and a new text draws all of them anew.
        const key = `${at} ${block.kind}`;
        if (block.kind === 'paragraph') return <p key={key}>{block.lines.join('\n')}</p>;
        const isList = block.kind === 'bullets';
        const List = isList ? 'ul' : 'ol';
        return (
          <List key={key} className={isList ? styles.bullets : styles.numbers}>
            {keyed(block.items).map((item) => (
              <li key={item.key}>{item.text}</li>
            ))}
          </List>
        );
      })}
    </div>
  );
}
