import type { CityPage, PagePlace } from '@rainbow-rabbit/processes/community/client';
import { locales } from '@rainbow-rabbit/shared/i18n';
import { Button } from '@rainbow-rabbit/shared/ui';
import { useDeferredValue, useMemo, useState } from 'react';
import type { PageSection } from '../../page-content/domain/content-schema';
import { contentLimits } from '../../page-content/domain/limits';
import { PageSections } from '../../page-content/page-sections';
import { readySection } from '../../page-content/ready-content';
import type { PageOrigin } from '../../page-ledger/page-ledger';
import styles from '../editor.module.css';
import { useEditorMessages } from '../editor-messages';
import { WritingLanguage } from '../writing-language';
import type { Edit } from './domain/edit-history';
import { OriginalPicker, type OriginalText } from './original-picker';
import { SectionEditor } from './section-editor';
import { useKeptFocus } from './use-kept-focus';
import type { OpenDraft } from './use-page-draft';

interface DraftPanesProps {
  name: PagePlace;
  draft: OpenDraft;
  current: CityPage;
  onEdit: (edit: Edit) => void;
  onTranslate: (from: PageOrigin, sections?: readonly PageSection[]) => void;
  onPicture: (id: string, shownAt: string) => void;
}

type Pane = 'write' | 'preview' | 'original';

/** The sections to write in, and beside them the preview or the original; a phone shows one of them at a time. */
export function DraftPanes({ name, draft, current, onEdit, onTranslate, onPicture }: DraftPanesProps) {
  const t = useEditorMessages();
  const [pane, setPane] = useState<Pane>('write');
  const [original, setOriginal] = useState<OriginalText>();
  const { now } = draft.history;
  const write = useKeptFocus(now.length);
  const iso = locales.find(({ code }) => code === name.language)?.iso;
  const panes: readonly Pane[] = original ? ['write', 'preview', 'original'] : ['write', 'preview'];

  const translate = (text: OriginalText) => {
    setOriginal(text);
    setPane('original');
    // A page that has no text of its own begins with the original's, to be overwritten section by section.
    const isEmpty = current.number === 0 && draft.history.past.length === 0;
    onTranslate(text.from, isEmpty ? text.sections : undefined);
  };

  return (
    <>
      <OriginalPicker name={name} pages={current.pages} from={draft.from} onPick={translate} />
      <fieldset className={styles.switch}>
        <legend className={styles.hidden}>{t('edit.panes')}</legend>
        {panes.map((id) => (
          <Button
            key={id}
            variant={pane === id ? 'secondary' : 'quiet'}
            aria-pressed={pane === id}
            onClick={() => setPane(id)}
          >
            {t(`edit.pane.${id}`)}
          </Button>
        ))}
      </fieldset>
      <div className={styles.panes} data-pane={pane}>
        <div className={styles.write} ref={write} tabIndex={-1}>
          <WritingLanguage value={iso}>
            {now.map((section, index) => (
              <SectionEditor
                key={section.key}
                draft={section}
                number={index + 1}
                isFirst={index === 0}
                isLast={index === now.length - 1}
                onEdit={onEdit}
                onPicture={onPicture}
              />
            ))}
            <AddSection count={now.length} onAdd={(section) => onEdit({ type: 'add', section })} />
          </WritingLanguage>
        </div>
        <section
          className={styles.beside}
          aria-label={t(pane === 'original' ? 'edit.pane.original' : 'edit.pane.preview')}
        >
          {pane === 'original' && original ? (
            <div lang={locales.find(({ code }) => code === original.from.language)?.iso}>
              <Preview sections={original.sections} />
            </div>
          ) : (
            <div lang={iso}>
              <Preview sections={now.map(({ section }) => section)} />
            </div>
          )}
        </section>
      </div>
    </>
  );
}

/** The page as visitors will see it. Typing comes first: the preview follows when there is time. */
function Preview({ sections }: { sections: readonly PageSection[] }) {
  const t = useEditorMessages();
  const text = useDeferredValue(JSON.stringify(sections));
  const ready = useMemo(() => (JSON.parse(text) as PageSection[]).map(readySection), [text]);
  if (ready.length === 0) return <p className={styles.small}>{t('edit.preview-empty')}</p>;
  return (
    <PageSections
      sections={ready}
      organisers={<p className={styles.small}>{t('edit.preview-organisers')}</p>}
    />
  );
}

const newSections: readonly PageSection[] = [
  { kind: 'text', title: '', body: '' },
  { kind: 'links', title: '', links: [] },
  { kind: 'pictures', title: '', pictures: [] },
  { kind: 'organisers', title: '', body: '' },
];

interface AddSectionProps {
  /** The number of sections that there are. */
  count: number;
  onAdd: (section: PageSection) => void;
}

/** The buttons that add a section of each kind at the end. */
function AddSection({ count, onAdd }: AddSectionProps) {
  const t = useEditorMessages();
  if (count >= contentLimits.sections)
    return <p className={styles.small}>{t('edit.full', { limit: count })}</p>;
  return (
    <fieldset className={styles.add}>
      <legend className={styles.label}>{t('edit.add')}</legend>
      {newSections.map((section) => (
        <Button key={section.kind} variant="secondary" onClick={() => onAdd(section)}>
          {t(`edit.kind.${section.kind}`)}
        </Button>
      ))}
    </fieldset>
  );
}
