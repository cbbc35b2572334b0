import { Button } from '@rainbow-rabbit/shared/ui';
import type { PageSection } from '../../page-content/domain/content-schema';
import { contentLimits } from '../../page-content/domain/limits';
import styles from '../editor.module.css';
import { useEditorMessages } from '../editor-messages';

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
export function AddSection({ count, onAdd }: AddSectionProps) {
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
