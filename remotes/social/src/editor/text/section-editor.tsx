import { TextField } from '@rainbow-rabbit/shared/ui';
import { useContext } from 'react';
import type { PageSection } from '../../page-content/domain/content-schema';
import { contentLimits } from '../../page-content/domain/limits';
import styles from '../editor.module.css';
import { useEditorMessages } from '../editor-messages';
import { PicturesField } from '../pictures/pictures-field';
import { WritingLanguage } from '../writing-language';
import { BodyField } from './body-field';
import type { DraftSection, Edit } from './domain/edit-history';
import { LinksField } from './links-field';

interface SectionEditorProps {
  draft: DraftSection;
  number: number;
  isFirst: boolean;
  isLast: boolean;
  onEdit: (edit: Edit) => void;
  onPicture: (id: string, shownAt: string) => void;
}

/** One section to write, move and remove. */
export function SectionEditor({ draft, number, isFirst, isLast, onEdit, onPicture }: SectionEditorProps) {
  const t = useEditorMessages();
  const { key, section } = draft;
  const heading = t('edit.section', { number, kind: t(`edit.kind.${section.kind}`) });
  const tools = [
    { name: 'up', sign: '↑', disabled: isFirst, edit: { type: 'move', key, by: -1 } },
    { name: 'down', sign: '↓', disabled: isLast, edit: { type: 'move', key, by: 1 } },
    { name: 'remove', sign: '✕', disabled: false, edit: { type: 'remove', key } },
  ] as const;
  const replace = (field: string) => (next: PageSection) =>
    onEdit({ type: 'replace', key, section: next, field });
  return (
    <section className={styles.section} aria-label={heading}>
      <header className={styles.sectionHead}>
        <h3 className={styles.label}>{heading}</h3>
        {tools.map(({ name, sign, disabled, edit }) => (
          <button
            key={name}
            type="button"
            className={styles.tool}
            aria-label={t(`edit.${name}`, { number })}
            disabled={disabled}
            onClick={() => onEdit(edit)}
          >
            <span aria-hidden="true">{sign}</span>
          </button>
        ))}
      </header>
      <TextField
        label={t('edit.section-title')}
        lang={useContext(WritingLanguage)}
        value={section.title}
        maxLength={contentLimits.titleCharacters}
        onChange={({ target }) => replace('title')({ ...section, title: target.value })}
      />
      {'body' in section && (
        <BodyField value={section.body} onChange={(body) => replace('body')({ ...section, body })} />
      )}
      {section.kind === 'links' && (
        <LinksField
          links={section.links}
          onChange={(links, field) => replace(field)({ ...section, links: [...links] })}
        />
      )}
      {section.kind === 'pictures' && (
        <PicturesField
          pictures={section.pictures}
          onChange={(pictures, field) => replace(field)({ ...section, pictures: [...pictures] })}
          onPicture={onPicture}
        />
      )}
    </section>
  );
}
