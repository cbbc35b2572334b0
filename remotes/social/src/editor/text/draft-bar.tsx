import type { CityPage } from '@rainbow-rabbit/processes/community/client';
import { useSizeText } from '@rainbow-rabbit/shared/files';
import { Button, Notice } from '@rainbow-rabbit/shared/ui';
import { contentLimits } from '../../page-content/domain/limits';
import styles from '../editor.module.css';
import { useEditorMessages } from '../editor-messages';
import { draftBytes, draftFaults } from './domain/draft-faults';
import type { Edit } from './domain/edit-history';
import type { OpenDraft } from './use-page-draft';

interface DraftBarProps {
  draft: OpenDraft;
  current: CityPage;
  isChanged: boolean;
  onEdit: (edit: Edit) => void;
  onDiscard: () => void;
  onReview: () => void;
}

/** The state of a draft, undo and redo, and the way to its publication; the faults that still keep it from that are below. */
export function DraftBar({ draft, current, isChanged, onEdit, onDiscard, onReview }: DraftBarProps) {
  const t = useEditorMessages();
  const sizeText = useSizeText();
  const { now, past, future } = draft.history;
  const sections = now.map(({ section }) => section);
  const faults = draftFaults(sections);
  const size = t('edit.size', {
    size: sizeText(draftBytes(sections)),
    limit: sizeText(contentLimits.contentBytes),
  });
  const unchanged =
    current.number === 0 ? t('edit.no-version') : t('edit.no-change', { number: current.number });
  return (
    <>
      <div className={styles.bar}>
        <p className={styles.state}>
          {isChanged ? t('edit.draft-kept') : unchanged}
          <span className={styles.small}> {size}</span>
        </p>
        <Button variant="quiet" disabled={past.length === 0} onClick={() => onEdit({ type: 'undo' })}>
          {t('edit.undo')}
        </Button>
        <Button variant="quiet" disabled={future.length === 0} onClick={() => onEdit({ type: 'redo' })}>
          {t('edit.redo')}
        </Button>
        <Button variant="quiet" disabled={!isChanged} onClick={onDiscard}>
          {t('edit.discard')}
        </Button>
        <Button disabled={!isChanged || faults.length > 0} onClick={onReview}>
          {t('edit.review')}
        </Button>
      </div>
      {isChanged && faults.length > 0 && (
        <Notice tone="warning" title={t('edit.faults')}>
          <ul className={styles.faults}>
            {faults.map((fault) => (
              <li key={JSON.stringify(fault)}>
                {t(`edit.fault.${fault.is}`, 'section' in fault ? { section: fault.section } : {})}
              </li>
            ))}
          </ul>
        </Notice>
      )}
    </>
  );
}
