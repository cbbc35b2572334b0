import type { Turn } from './domain/conversation';
import styles from './turn-list.module.css';
import { TurnView } from './turn-view';

interface TurnListProps {
  turns: readonly Turn[];
  /** Names the list for screen readers. */
  label: string;
}

/** A part of the conversation. */
export function TurnList({ turns, label }: TurnListProps) {
  return (
    <ol className={styles.turns} aria-label={label}>
      {turns.map((turn) => (
        <li key={turn.id}>
          <TurnView turn={turn} />
        </li>
      ))}
    </ol>
  );
}
