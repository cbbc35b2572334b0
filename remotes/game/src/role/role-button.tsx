import { useKeptValue } from '@rainbow-rabbit/parts/kept';
import { valueOf } from '@rainbow-rabbit/shared/reading';
import { Icon, VisuallyHidden } from '@rainbow-rabbit/shared/ui';
import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { useMessages } from '../messages';
import { useGame } from '../session/game-context';
import { useOwnRabbit } from '../session/own-rabbit';
import { useAcknowledgementStore } from './acknowledgement-store';
import type { Deal } from './envelope-store';
import { ignoreClickOfHold } from './ignore-click-of-hold';
import styles from './role-button.module.css';
import { RoleSheet } from './role-sheet';
import { useEnvelope } from './use-envelope';
import { holdMs } from './use-hold';

/** The icon of the own role card, the same for everybody once the envelopes are dealt. */
export function RoleButton() {
  const deal = valueOf(useGame().info.reading)?.deal;
  return deal ? <DealtRole deal={deal} /> : null;
}

/** A tap opens the sheet with the card face down; a longer press shows the face until it ends. */
function DealtRole({ deal }: { deal: Deal }) {
  const t = useMessages();
  const envelope = useEnvelope(deal);
  const { address, player } = useOwnRabbit();
  const kept = useKeptValue(useAcknowledgementStore(address));
  const [sheet, setSheet] = useState<'closed' | 'open' | 'held'>('closed');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const isNew = (player.acknowledged ?? 0) < deal.edition && kept?.edition !== deal.edition;
  const release = () => clearTimeout(timer.current);
  return (
    <>
      <button
        type="button"
        className={styles.icon}
        aria-label={t('role.open')}
        onPointerDown={() => {
          timer.current = setTimeout(() => {
            ignoreClickOfHold();
            setSheet('held');
          }, holdMs);
        }}
        onPointerUp={release}
        onPointerLeave={release}
        onPointerCancel={release}
        onContextMenu={(event: MouseEvent) => event.preventDefault()}
        onClick={() => setSheet((before) => (before === 'held' ? before : 'open'))}
      >
        <Icon name="key" />
        {isNew && (
          <span className={styles.news}>
            <VisuallyHidden>{t('role.new')}</VisuallyHidden>
          </span>
        )}
      </button>
      {sheet !== 'closed' && (
        <RoleSheet
          deal={deal}
          state={envelope}
          isHeld={sheet === 'held'}
          onClose={() => setSheet('closed')}
        />
      )}
    </>
  );
}
