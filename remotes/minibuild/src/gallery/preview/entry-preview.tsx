import type { EntryRow } from '@rainbow-rabbit/processes/minibuild/client';
import { Icon, spectrum } from '@rainbow-rabbit/shared/ui';
import styles from './entry-preview.module.css';
import { usePreview } from './use-preview';

interface EntryPreviewProps {
  entry: Pick<EntryRow, 'entry' | 'kind' | 'title' | 'preview'>;
  /** True for a frame in which there is no room for words. */
  isSmall?: boolean;
}

const icons = { picture: 'camera', text: 'copy', link: 'external' } as const;

/** The picture of an entry in a frame of fixed size: its preview, or a poster of its title. It is decoration beside the title. */
export function EntryPreview({ entry, isSmall = false }: EntryPreviewProps) {
  const colour = spectrum[entry.entry % spectrum.length] ?? 'violet';
  return (
    <span className={styles.frame} data-colour={colour} data-small={isSmall || undefined} aria-hidden="true">
      {entry.preview ? (
        <Picture preview={entry.preview} />
      ) : (
        <span className={styles.poster}>
          <span className={styles.icon}>
            <Icon name={icons[entry.kind]} />
          </span>
          <span className={styles.words}>{entry.title}</span>
        </span>
      )}
    </span>
  );
}

function Picture({ preview }: { preview: NonNullable<EntryRow['preview']> }) {
  const picture = usePreview(preview);
  if (picture.status === 'ready')
    return (
      <img className={styles.picture} src={picture.url} alt="" width={320} height={320} decoding="async" />
    );
  return (
    <span className={styles.empty} data-status={picture.status}>
      {/* The whole rabbit would be forty parts of the document for each card. */}
      <Icon name="rabbit" />
    </span>
  );
}
