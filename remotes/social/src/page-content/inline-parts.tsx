import type { ReactNode } from 'react';
import type { Inline } from './domain/rich-text';
import styles from './page-content.module.css';
import { SafeLink } from './safe-link';
import { StoredImage } from './stored-image';

/** The parts of a line. */
export function InlineParts({ parts }: { parts: readonly Inline[] }): ReactNode {
  // biome-ignore lint/suspicious/noArrayIndexKey: a part has no identity but its place, since a text is parsed as a whole
  return parts.map((part, index) => <InlinePart key={`${index}-${part.is}`} part={part} />);
}

function InlinePart({ part }: { part: Inline }) {
  switch (part.is) {
    case 'text':
      return part.text;
    case 'code':
      return <code className={styles.code}>{part.text}</code>;
    case 'emphasis':
      return (
        <em>
          <InlineParts parts={part.parts} />
        </em>
      );
    case 'strong':
      return (
        <strong>
          <InlineParts parts={part.parts} />
        </strong>
      );
    case 'link':
      return (
        <SafeLink address={part}>
          <InlineParts parts={part.parts} />
        </SafeLink>
      );
    case 'picture':
      return <StoredImage picture={part} alt={part.alt} />;
    case 'break':
      return <br />;
  }
}
