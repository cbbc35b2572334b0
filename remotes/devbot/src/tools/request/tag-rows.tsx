import type { Tag } from '@rainbow-rabbit/shared/arweave';
import { Button, Icon } from '@rainbow-rabbit/shared/ui';
import { useRef } from 'react';
import { useToolsMessages } from '../tools-messages';
import styles from './tag-rows.module.css';

const parts = ['name', 'value'] as const;

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
        const rowError = errorOf(index);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows may be alike, and all that they show is in their tag
          <div key={index} className={styles.row}>
            {parts.map((part) => (
              <input
                key={part}
                className={styles.input}
                aria-label={t(`request.tag.${part}`, { number: index + 1 })}
                aria-invalid={rowError && part === 'name' ? true : undefined}
                aria-describedby={rowError ? `tag-error-${index}` : undefined}
                placeholder={t(`request.tag.${part}.placeholder`)}
                autoCapitalize="none"
                autoComplete="off"
                spellCheck={false}
                value={tag[part]}
                onChange={({ target }) => write(index, { [part]: target.value })}
              />
            ))}
            <button
              type="button"
              className={styles.remove}
              aria-label={t('request.tag.remove', { number: index + 1 })}
              onClick={() => remove(index)}
            >
              <Icon name="close" />
            </button>
            {rowError && (
              <p className={styles.error} id={`tag-error-${index}`}>
                {rowError}
              </p>
            )}
          </div>
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
