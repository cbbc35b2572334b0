import type { Tag } from '@rainbow-rabbit/shared/arweave';
import { useMemo } from 'react';
import { TagList } from '../../bot/tag-list';
import { useKnownWords } from '../../known/known-words';
import { visibleText } from '../../words/visible-text.domain';
import { dataFields } from '../domain/data-fields';
import { useInspectMessages } from '../inspect-messages';

interface KnownFieldsProps {
  data: string;
  tags: readonly Tag[];
}

/** Characters of a value that are shown here; the data itself is below. */
const maxValue = 300;

/** The fields of a message to a known process, by their words; nothing for a process without. */
export function KnownFields({ data, tags }: KnownFieldsProps) {
  const t = useInspectMessages();
  const { fieldLabel } = useKnownWords();
  const shown = useMemo(
    () =>
      [...dataFields(data), ...tags].flatMap(({ name, value }) => {
        const label = fieldLabel(name);
        const cut = value.length > maxValue ? '…' : '';
        return label ? [{ name: label, value: visibleText(value.slice(0, maxValue)) + cut }] : [];
      }),
    [data, tags, fieldLabel],
  );
  if (shown.length === 0) return null;
  return (
    <section>
      <h2>{t('inspect.message.fields')}</h2>
      <TagList label={t('inspect.message.fields')} tags={shown} />
    </section>
  );
}
