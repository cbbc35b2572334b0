import type { RoleCard } from '@rainbow-rabbit/processes/rabbit/client';
import { Rabbit } from '@rainbow-rabbit/shared/ui';
import { useMessages } from '../messages';
import styles from './role-sheet.module.css';

const steps = {
  'white-rabbit': ['role.white.hold', 'role.white.blend', 'role.white.provide'],
  player: ['role.player.collect', 'role.player.find', 'role.player.answer'],
} as const;

/** The face of a role card. All have a title, three steps and a box of one size: for the key, or for good luck. */
export function RoleFace({ card, isComplete }: { card: RoleCard; isComplete: boolean }) {
  const t = useMessages();
  const isWhite = card.role === 'white-rabbit';
  const kind = isWhite ? 'white' : 'player';
  return (
    <span className={styles.face} role="status">
      <span className={styles.figure}>
        <Rabbit colour={isWhite ? 'white' : 'rainbow'} mood={isComplete ? 'happy' : 'calm'} size="100%" />
      </span>
      <span className={styles.name}>{t(`role.${kind}.title`)}</span>
      {isComplete && <span className={styles.complete}>{t(`role.${kind}.complete`)}</span>}
      <span className={styles.steps}>
        {steps[card.role].map((step, index) => (
          <span key={step} className={styles.step}>
            <span className={styles.number}>{index + 1}</span>
            <span>{t(step)}</span>
          </span>
        ))}
      </span>
      <span className={styles.secret} lang={isWhite ? 'en' : undefined}>
        {isWhite ? card.key : t('role.player.luck')}
      </span>
    </span>
  );
}
