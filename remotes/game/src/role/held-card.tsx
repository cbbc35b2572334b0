import { Icon, Notice, Rabbit } from '@rainbow-rabbit/shared/ui';
import { useGameErrorText, useMessages } from '../messages';
import { useOwnRabbit } from '../session/own-rabbit';
import type { Deal, KeptEnvelope } from './envelope-store';
import { RoleFace } from './role-face';
import styles from './role-sheet.module.css';
import { useHold } from './use-hold';
import { useRoleCard } from './use-role-card';

/** A tap shows the face for so long, in milliseconds (docs/product 9.284). */
const tapMs = 3000;

interface HeldCardProps {
  deal: Deal;
  envelope: KeptEnvelope;
  startsHeld: boolean;
}

/** The back of the card, and its face above everything while the card is held. */
export function HeldCard({ deal, envelope, startsHeld }: HeldCardProps) {
  const t = useMessages();
  const errorText = useGameErrorText();
  const { player } = useOwnRabbit();
  const { isHeld, handlers } = useHold({ startsHeld, tapMs });
  const { card, error } = useRoleCard(deal, envelope, isHeld);
  return (
    <>
      <button type="button" className={styles.card} aria-pressed={isHeld} {...handlers}>
        <Rabbit size={84} />
        <Icon name="key" />
        <span className={styles.hold}>{t('role.hold')}</span>
      </button>
      <div className={styles.spoken} role="status">
        {isHeld && card && <RoleFace card={card} isComplete={player.complete} />}
      </div>
      {error !== undefined && <Notice tone="error">{errorText(error)}</Notice>}
    </>
  );
}
