import { Button } from '@rainbow-rabbit/shared/ui';
import { useState } from 'react';
import { useMessages } from '../messages';
import { useGame } from '../session/game-context';
import styles from './ledger-check-line.module.css';
import type { LedgerCheck } from './use-leaderboard';

interface LedgerCheckLineProps {
  /** Reads the list directly and compares it. */
  check: () => Promise<LedgerCheck>;
}

/** Says that the list comes through a relay, with a button that compares it with the ledger; renders nothing without a relay. */
export function LedgerCheckLine({ check }: LedgerCheckLineProps) {
  const t = useMessages();
  const { event, relayTrust } = useGame();
  const [outcome, setOutcome] = useState<LedgerCheck>();
  const [isAsking, setIsAsking] = useState(false);
  const isRefuted = relayTrust?.isRelayRefuted === true;
  if (!event.relay && !isRefuted) return null;
  const ask = async () => {
    setIsAsking(true);
    setOutcome(undefined);
    setOutcome(await check());
    setIsAsking(false);
  };
  return (
    <div className={styles.line}>
      <p className={styles.words} role="status">
        {t(isRefuted ? 'relay.refuted' : `relay.${outcome ?? 'live'}`)}
      </p>
      {!isRefuted && (
        <Button variant="secondary" busy={isAsking} onClick={ask}>
          {t('relay.check')}
        </Button>
      )}
    </div>
  );
}
