import { TextArea } from '@rainbow-rabbit/parts/fields';
import { type KeyboardEvent, useContext, useLayoutEffect, useMemo, useRef } from 'react';
import { useMessages } from '../../messages';
import { contentLimits } from '../../page-content/domain/limits';
import { parseRichText } from '../../page-content/parse-rich-text';
import styles from '../editor.module.css';
import { useEditorMessages } from '../editor-messages';
import { WritingLanguage } from '../writing-language';
import { type Markup, writeMarkup } from './domain/write-markup';

const toolbar: readonly { markup: Markup; sign: string }[] = [
  { markup: 'bold', sign: 'B' },
  { markup: 'italic', sign: 'I' },
  { markup: 'heading', sign: 'H' },
  { markup: 'list', sign: '•' },
  { markup: 'numbers', sign: '①' },
  { markup: 'quote', sign: '❝' },
  { markup: 'link', sign: '↗' },
];

const byKey: Readonly<Record<string, Markup>> = { b: 'bold', i: 'italic', k: 'link' };

interface BodyFieldProps {
  value: string;
  onChange: (body: string) => void;
}

/** A text in CommonMark, with buttons that write it. */
export function BodyField({ value, onChange }: BodyFieldProps) {
  const t = useEditorMessages();
  const shared = useMessages();
  const area = useRef<HTMLTextAreaElement>(null);
  const selection = useRef<{ start: number; end: number }>(undefined);
  const rich = useMemo(() => parseRichText(value), [value]);

  // The browser puts the cursor at the end of a text that React has written.
  useLayoutEffect(() => {
    const { current } = selection;
    if (!current) return;
    selection.current = undefined;
    area.current?.focus();
    area.current?.setSelectionRange(current.start, current.end);
  });

  const write = (markup: Markup) => {
    const { selectionStart: start = 0, selectionEnd: end = 0 } = area.current ?? {};
    const { text, ...next } = writeMarkup({ text: value, start, end }, markup);
    if (text.length > contentLimits.bodyCharacters) return;
    selection.current = next;
    onChange(text);
  };
  const shortcut = (event: KeyboardEvent) => {
    const markup = event.ctrlKey || event.metaKey ? byKey[event.key.toLowerCase()] : undefined;
    if (!markup) return;
    event.preventDefault();
    write(markup);
  };
  const problem = () => {
    if ('fault' in rich) return shared(`page.refused.${rich.fault}`);
    const [address] = rich.refused;
    return address === undefined ? undefined : t('edit.link-refused', { address });
  };
  return (
    <TextArea
      ref={area}
      label={t('edit.body')}
      lang={useContext(WritingLanguage)}
      rows={8}
      value={value}
      maxLength={contentLimits.bodyCharacters}
      hint={problem() ?? t('edit.body-hint', { left: contentLimits.bodyCharacters - value.length })}
      onChange={onChange}
      onKeyDown={shortcut}
      tools={(id) => (
        <div className={styles.toolbar} role="toolbar" aria-label={t('edit.toolbar')} aria-controls={id}>
          {toolbar.map(({ markup, sign }) => (
            <button
              key={markup}
              type="button"
              className={styles.tool}
              data-markup={markup}
              aria-label={t(`edit.markup.${markup}`)}
              title={t(`edit.markup.${markup}`)}
              onClick={() => write(markup)}
            >
              <span aria-hidden="true">{sign}</span>
            </button>
          ))}
        </div>
      )}
    />
  );
}
