import { TextArea } from '@rainbow-rabbit/parts/fields';
import {
  type EntryKind,
  maxEntryTextLength,
  maxLinks,
  maxTitleLength,
} from '@rainbow-rabbit/processes/minibuild/client/domain';
import { Button, Notice, TextField } from '@rainbow-rabbit/shared/ui';
import { useMessages } from '../messages';
import type { EntryDraft, EntryFault, EntryFaults } from './domain/entry-draft';

interface EntryFieldsProps {
  draft: EntryDraft;
  /** The faults that are shown; undefined as long as none is. */
  faults: EntryFaults | undefined;
  /** True for a text whose work is a file. */
  hasFile: boolean;
  onChange: (draft: EntryDraft) => void;
  /** Makes a file of the text; undefined for a text that fits the message. */
  onMakeFile: (() => void) | undefined;
}

/** The key of the hint below the text, by the kind of the entry. */
const textLabels = {
  picture: 'submit.text.about',
  text: 'submit.text',
  link: 'submit.text.about',
} as const satisfies Record<EntryKind, string>;

/** The fields of an entry besides its file: title, text and links. */
export function EntryFields({ draft, faults, hasFile, onChange, onMakeFile }: EntryFieldsProps) {
  const t = useMessages();
  const faultText = (fault: EntryFault | undefined, max: number) =>
    fault && t(`submit.fault.${fault}`, { max });
  // One empty field more than there are links, as long as another one is taken.
  const links = [...draft.links, ''].slice(0, maxLinks);
  const setLink = (at: number, link: string) => {
    const changed = links.map((other, index) => (index === at ? link : other));
    while (changed.at(-1) === '') changed.pop();
    onChange({ ...draft, links: changed });
  };
  const aboutText = faultText(faults?.text, maxEntryTextLength);
  return (
    <>
      <TextField
        label={t('submit.title')}
        hint={t('submit.title.hint')}
        error={faultText(faults?.title, maxTitleLength)}
        value={draft.title}
        required
        onChange={({ target }) => onChange({ ...draft, title: target.value })}
      />
      <TextArea
        label={t(hasFile ? 'submit.text.about' : textLabels[draft.kind])}
        hint={t('submit.text.hint', { max: maxEntryTextLength })}
        error={aboutText}
        rows={draft.kind === 'text' && !hasFile ? 10 : 3}
        value={draft.text}
        onChange={(text) => onChange({ ...draft, text })}
      />
      {onMakeFile && (
        <Notice title={t('submit.file.long', { max: maxEntryTextLength })}>
          <Button variant="secondary" onClick={onMakeFile}>
            {t('submit.file.make')}
          </Button>
        </Notice>
      )}
      {links.map((link, index) => (
        <TextField
          // biome-ignore lint/suspicious/noArrayIndexKey: a link has no identity but its place
          key={index}
          label={t('submit.link', { number: index + 1 })}
          optional={draft.kind === 'link' && index === 0 ? undefined : t('optional')}
          hint={index === 0 ? t('submit.link.hint') : undefined}
          error={
            index === 0 && faults?.lacksLink
              ? t('submit.fault.missing')
              : faultText(faults?.links[index], maxTitleLength)
          }
          inputMode="url"
          autoCapitalize="none"
          autoComplete="off"
          spellCheck={false}
          placeholder="https://"
          value={link}
          onChange={({ target }) => setLink(index, target.value)}
        />
      ))}
    </>
  );
}
