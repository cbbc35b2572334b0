import { TagRow } from '@rainbow-rabbit/parts/fields';
import type { Tag } from '@rainbow-rabbit/shared/arweave';
import { Button } from '@rainbow-rabbit/shared/ui';
import { useRef } from 'react';
import { useToolsMessages } from '../tools-messages';
import styles from './tag-rows.module.css';

interface TagRowsProps {
  tags: readonly Tag[];
  onChange: (tags: Tag[]) => void;
  /** Returns the error of a row, translated. */
  errorOf: (index: number) => string | undefined;
  /** The error of all rows together, translated. */
  error: string | undefined;
}

/** Tags as rows of name and value, which can be added and removed. */
export function TagRows({ tags, onChange, errorOf, error }: TagRowsProps) {
  const t = useToolsMessages();
  const list = useRef<HTMLFieldSetElement>(null);
  const write = (index: number, change: Partial<Tag>) =>
    onChange(tags.map((tag, at) => (at === index ? { ...tag, ...change } : tag)));
  const remove = (index: number) => {
    onChange(tags.filter((_, at) => at !== index));
    // The focused button goes together with its row.
    list.current?.querySelector<HTMLElement>('[data-add]')?.focus();
  };
  return (
    <fieldset className={styles.tags} ref={list}>
      <legend className={styles.legend}>{t('request.tags')}</legend>
      {tags.map((tag, index) => {
        const number = index + 1;
        const wordsOf = (part: 'name' | 'value') => ({
          label: t(`request.tag.${part}`, { number }),
          placeholder: t(`request.tag.${part}.placeholder`),
        });
        return (
          <TagRow
            // biome-ignore lint/suspicious/noArrayIndexKey: rows may be alike, and all that they show is in their tag
            key={index}
            tag={tag}
            words={{
              name: wordsOf('name'),
              value: wordsOf('value'),
              remove: t('request.tag.remove', { number }),
            }}
            error={errorOf(index)}
            onChange={(change) => write(index, change)}
            onRemove={() => remove(index)}
          />
        );
      })}
      {error && <p className={styles.error}>{error}</p>}
      <div>
        <Button variant="secondary" onClick={() => onChange([...tags, { name: '', value: '' }])} data-add>
          {t('request.tag.add')}
        </Button>
      </div>
    </fieldset>
  );
}
