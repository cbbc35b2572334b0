import { FoldedPart } from '@rainbow-rabbit/parts/fields';
import type { Tag } from '@rainbow-rabbit/shared/arweave';
import { Button } from '@rainbow-rabbit/shared/ui';
import { useState } from 'react';
import { TagList } from '../../bot/tag-list';
import { visibleText } from '../../words/visible-text.domain';
import { useInspectMessages } from '../inspect-messages';

interface TagDetailsProps {
  tags: readonly Tag[];
  label: string;
  isOpen?: boolean;
}

/** Tags that are shown at first, and as many more each time that somebody asks. */
const shownAtOnce = 40;
/** Characters of a name or value that are shown. */
const maxText = 1000;

const shownText = (text: string) => visibleText(text.slice(0, maxText)) + (text.length > maxText ? '…' : '');

/** The tags of a message, as text, behind a line that opens them. */
export function TagDetails({ tags, label, isOpen = false }: TagDetailsProps) {
  const t = useInspectMessages();
  const [shown, setShown] = useState(shownAtOnce);
  return (
    <FoldedPart open={isOpen || undefined} label={label}>
      <TagList
        label={label}
        tags={tags
          .slice(0, shown)
          .map(({ name, value }) => ({ name: shownText(name), value: shownText(value) }))}
      />
      {tags.length > shown && (
        <Button variant="quiet" onClick={() => setShown(shown + shownAtOnce)}>
          {t('inspect.more', { count: tags.length - shown })}
        </Button>
      )}
    </FoldedPart>
  );
}
