import { TagRow } from '@rainbow-rabbit/parts/fields';
import type { Tag } from '@rainbow-rabbit/shared/arweave';
import { Button } from '@rainbow-rabbit/shared/ui';
import { useRef } from 'react';
import { useMessages } from '../../messages';
import { FieldGroup } from './field-group';
import styles from './tags-field.module.css';

/** A tag while it is being entered. */
export interface TagDraft extends Tag {
  /** Identifies the line independently of its content. */
  key: string;
}

/** Returns the entered tags, without empty lines. */
export const filledTags = (drafts: readonly TagDraft[]): Tag[] =>
  drafts.filter(({ name, value }) => name !== '' || value !== '').map(({ name, value }) => ({ name, value }));

interface TagsFieldProps {
  tags: readonly TagDraft[];
  onChange: (tags: readonly TagDraft[]) => void;
}

/** Lines of name and value, which can be added and removed. */
export function TagsField({ tags, onChange }: TagsFieldProps) {
  const t = useMessages();
  const list = useRef<HTMLFieldSetElement>(null);
  const write = (key: string, change: Partial<Tag>) =>
    onChange(tags.map((tag) => (tag.key === key ? { ...tag, ...change } : tag)));
  const add = () => onChange([...tags, { key: crypto.randomUUID(), name: '', value: '' }]);
  const remove = (key: string) => {
    onChange(tags.filter((tag) => tag.key !== key));
    // The focused button is removed together with its line.
    list.current?.querySelector<HTMLElement>('[data-add]')?.focus();
  };
  return (
    <FieldGroup legend={t('tags.label')} ref={list}>
      {tags.map((tag, index) => {
        const number = index + 1;
        const wordsOf = (part: 'name' | 'value') => ({
          label: t(`tags.${part}`, { number }),
          placeholder: t(`tags.${part}.placeholder`),
        });
        return (
          <TagRow
            key={tag.key}
            tag={tag}
            words={{ name: wordsOf('name'), value: wordsOf('value'), remove: t('tags.remove', { number }) }}
            onChange={(change) => write(tag.key, change)}
            onRemove={() => remove(tag.key)}
          />
        );
      })}
      <div className={styles.add}>
        <Button variant="quiet" onClick={add} data-add>
          {t('tags.add')}
        </Button>
      </div>
    </FieldGroup>
  );
}
