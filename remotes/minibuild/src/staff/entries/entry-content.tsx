import type { ContestEntry } from '@rainbow-rabbit/processes/minibuild/client';
import { EntryFileView } from '../../entry/entry-file-view';
import { EntryPreview } from '../../gallery/preview/entry-preview';
import styles from './entries.module.css';

/** The work of an entry, small: its picture or text file, its text and its links. Links of teams are shown as text only; the public page opens them. */
export function EntryContent({ entry }: { entry: ContestEntry }) {
  const { preview, title, text, links, file, kind } = entry;
  return (
    <>
      {preview && (
        <div className={styles.picture}>
          <EntryPreview entry={entry} />
        </div>
      )}
      {kind === 'text' && file && <EntryFileView key={file.id} file={file} title={title} />}
      {text && <p className={styles.text}>{text}</p>}
      {links.length > 0 && (
        <ul className={styles.links}>
          {links.map((link) => (
            <li key={link}>
              <bdi>{link}</bdi>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
