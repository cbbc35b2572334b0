import { Icon, VisuallyHidden } from '@rainbow-rabbit/shared/ui';
import { useMessages } from '../messages';
import styles from './approve-button.module.css';
import type { OwnBallot } from './use-ballot';

interface ApproveButtonProps {
  entry: { entry: number; title: string };
  ballot: OwnBallot;
}

/** Approves an entry, or takes that back. It changes what is gathered here; nothing is sent yet. */
export function ApproveButton({ entry, ballot: { entries, ownEntry, isFull, toggle } }: ApproveButtonProps) {
  const t = useMessages();
  const isApproved = entries.includes(entry.entry);
  if (entry.entry === ownEntry) return <p className={styles.own}>{t('vote.own-entry')}</p>;
  return (
    <button
      type="button"
      className={styles.approve}
      aria-pressed={isApproved}
      disabled={isFull && !isApproved}
      onClick={() => toggle(entry)}
    >
      <span className={styles.box}>{isApproved && <Icon name="check" />}</span>
      {t(isApproved ? 'vote.approved' : 'vote.approve')}
      <VisuallyHidden>: {entry.title}</VisuallyHidden>
    </button>
  );
}
