import type { Address, ProcessId } from '@rainbow-rabbit/shared/arweave';
import { Button, Notice } from '@rainbow-rabbit/shared/ui';
import { useState } from 'react';
import type { AnyToken } from '../read-any-token';
import styles from '../token.module.css';
import { useTokenMessages } from '../token-messages';
import { ActProgress } from './act-progress';
import { ActReview } from './act-review';
import { AmountForm } from './amount-form';
import { RenounceForm } from './renounce-form';
import type { TokenAct, TokenActKind } from './token-act';
import { useTokenAct } from './use-token-act';

interface ActPanelProps {
  process: ProcessId;
  address: Address;
  token: AnyToken;
  /** In smallest units. */
  balance: string;
  /** The acts that are offered. */
  kinds: readonly TokenActKind[];
  onAnswer: () => void;
}

/** The acts on a token: a form, the exact message, and what became of it. */
export function ActPanel({ process, address, token, balance, kinds, onAnswer }: ActPanelProps) {
  const t = useTokenMessages();
  const acting = useTokenAct(process, address, onAnswer);
  const { run, unfinished, perform, close } = acting;
  const [kind, setKind] = useState<TokenActKind>();
  const [planned, setPlanned] = useState<TokenAct>();
  const leave = () => {
    setKind(undefined);
    setPlanned(undefined);
    close();
  };

  if (run)
    return <ActProgress acting={acting} token={token} act={planned ?? unfinished?.act} onLeave={leave} />;
  if (unfinished)
    return (
      <Notice
        tone="warning"
        title={t('token.unfinished')}
        action={
          <span className={styles.buttons}>
            <Button onClick={() => void perform()}>{t('token.unfinished.go-on')}</Button>
            <Button variant="quiet" onClick={acting.discard}>
              {t('token.unfinished.discard')}
            </Button>
          </span>
        }
      >
        {t('token.unfinished.text')}
      </Notice>
    );
  if (planned)
    return (
      <ActReview
        process={process}
        token={token}
        act={planned}
        onSend={() => void perform(planned)}
        onBack={() => setPlanned(undefined)}
      />
    );
  if (kind === 'renounce') return <RenounceForm token={token} onPlan={setPlanned} onLeave={leave} />;
  if (kind)
    return (
      <AmountForm
        key={kind}
        kind={kind}
        process={process}
        token={token}
        balance={balance}
        onPlan={setPlanned}
        onLeave={leave}
      />
    );
  if (kinds.length === 0) return <p className={styles.small}>{t('token.own.none')}</p>;
  return (
    <div className={styles.buttons}>
      {kinds.map((each) => (
        <Button
          key={each}
          variant={each === 'transfer' ? 'primary' : 'secondary'}
          onClick={() => setKind(each)}
        >
          {t(`token.act.${each}`)}
        </Button>
      ))}
    </div>
  );
}
