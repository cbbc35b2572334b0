import type { RoleCard } from '@rainbow-rabbit/processes/rabbit/client';
import { Rabbit } from '@rainbow-rabbit/shared/ui';
import { useMessages } from '../messages';
import styles from './role-face.module.css';

const steps = {
  'white-rabbit': ['role.white.hold', 'role.white.blend', 'role.white.provide'],
  player: ['role.player.collect', 'role.player.find', 'role.player.answer'],
} as const;

/** Lifts an element above the open sheet, whatever moves there. A browser without popovers shows it within the sheet. */
const showOnTop = (face: HTMLElement | null) => face?.showPopover?.();

/**
 * The face of a role card: a title, three steps and a box for the key, or for good luck. Its size follows from the screen
 * alone, so that nobody reads the role from afar in its shape; and all of it is in sight, since nobody scrolls a card that is
 * held.
 */
export function RoleFace({ card, isComplete }: { card: RoleCard; isComplete: boolean }) {
  const t = useMessages();
  const isWhite = card.role === 'white-rabbit';
  const kind = isWhite ? 'white' : 'player';
  return (
    <div className={styles.face} popover="manual" ref={showOnTop}>
      <div className={styles.figure}>
        <Rabbit colour={isWhite ? 'white' : 'rainbow'} mood={isComplete ? 'happy' : 'calm'} size="100%" />
      </div>
      <p className={styles.name}>{t(`role.${kind}.title`)}</p>
      {isComplete && <p className={styles.complete}>{t(`role.${kind}.complete`)}</p>}
      <ol className={styles.steps}>
        {steps[card.role].map((step, index) => (
          <li key={step} className={styles.step}>
            <span className={styles.number} aria-hidden="true">
              {index + 1}
            </span>
            {t(step)}
          </li>
        ))}
      </ol>
      <p className={styles.secret} lang={isWhite ? 'en' : undefined} translate={isWhite ? 'no' : undefined}>
        {isWhite ? card.key : t('role.player.luck')}
      </p>
    </div>
  );
}
