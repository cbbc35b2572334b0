import { Button, TextField } from '@rainbow-rabbit/shared/ui';
import { useContext } from 'react';
import type { PageLink } from '../../page-content/domain/content-schema';
import { contentLimits } from '../../page-content/domain/limits';
import { safeAddress } from '../../page-content/domain/safe-address';
import styles from '../editor.module.css';
import { useEditorMessages } from '../editor-messages';
import { WritingLanguage } from '../writing-language';
import { useKeptFocus } from './use-kept-focus';

interface LinksFieldProps {
  links: readonly PageLink[];
  /** Called with the links, and the name of the field that the change was made in. */
  onChange: (links: readonly PageLink[], field: string) => void;
}

/** A list of links, each with its text, its address and a note. */
export function LinksField({ links, onChange }: LinksFieldProps) {
  const t = useEditorMessages();
  const lang = useContext(WritingLanguage);
  const list = useKeptFocus(links.length);
  const change = (index: number, part: Partial<PageLink>) =>
    onChange(
      links.map((link, at) => (at === index ? { ...link, ...part } : link)),
      `link ${index} ${Object.keys(part).join()}`,
    );
  return (
    <div className={styles.links} ref={list} tabIndex={-1}>
      {links.map((link, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a link has no identity but its place
        <fieldset key={index} className={styles.item}>
          <legend className={styles.label}>{t('edit.link', { number: index + 1 })}</legend>
          <TextField
            label={t('edit.link-label')}
            lang={lang}
            value={link.label}
            maxLength={contentLimits.labelCharacters}
            onChange={({ target }) => change(index, { label: target.value })}
          />
          <TextField
            label={t('edit.link-address')}
            value={link.address}
            inputMode="url"
            autoCapitalize="none"
            autoComplete="off"
            spellCheck={false}
            placeholder="https://"
            maxLength={contentLimits.addressCharacters}
            error={link.address && !safeAddress(link.address) ? t('edit.link-address-invalid') : undefined}
            hint={t('edit.link-address-hint')}
            onChange={({ target }) => change(index, { address: target.value.trim() })}
          />
          <TextField
            label={t('edit.link-note')}
            optional={t('edit.optional')}
            lang={lang}
            value={link.note ?? ''}
            maxLength={contentLimits.noteCharacters}
            onChange={({ target }) => change(index, { note: target.value })}
          />
          <Button
            variant="quiet"
            onClick={() =>
              onChange(
                links.filter((_, at) => at !== index),
                `links ${links.length}`,
              )
            }
          >
            {t('edit.link-remove', { number: index + 1 })}
          </Button>
        </fieldset>
      ))}
      {links.length < contentLimits.links && (
        <Button
          variant="secondary"
          onClick={() => onChange([...links, { label: '', address: '' }], `links ${links.length}`)}
        >
          {t('edit.link-add')}
        </Button>
      )}
    </div>
  );
}
