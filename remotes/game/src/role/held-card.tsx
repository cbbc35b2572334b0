import { Icon, Rabbit } from '@rainbow-rabbit/shared/ui';
import { useGameErrorText, useMessages } from '../messages';
import { useOwnRabbit } from '../session/own-rabbit';
import type { Deal, KeptEnvelope } from './envelope-store';
import { RoleFace } from './role-face';
import styles from './role-sheet.module.css';
import { useHold } from './use-hold';
import { useRoleCard } from './use-role-card';

interface HeldCardProps {
  deal: Deal;
  envelope: KeptEnvelope;
  startsHeld: boolean;
}

/** The card itself: it shows its face while it is held, and has one size for every role. */
export function HeldCard({ deal, envelope, startsHeld }: HeldCardProps) {
  const t = useMessages();
  const errorText = useGameErrorText();
  const { player } = useOwnRabbit();
  const { isHeld, handlers } = useHold(startsHeld);
  const { card, error } = useRoleCard(deal, envelope, isHeld);
  return (
    <button type="button" className={styles.card} data-held={isHeld} aria-pressed={isHeld} {...handlers}>
      {!isHeld && (
        <span className={styles.back}>
          <Rabbit size={84} />
          <span className={styles.hold}>
            <Icon name="key" /> {t('role.hold')}
          </span>
        </span>
      )}
      {isHeld && card && <RoleFace card={card} isComplete={player.complete} />}
      {isHeld && error !== undefined && (
        <span className={styles.back} role="alert">
          {errorText(error)}
        </span>
      )}
    </button>
  );
}
