import type { Address, ProcessId } from '@rainbow-rabbit/shared/arweave';
import { useLocale } from '@rainbow-rabbit/shared/i18n';
import { Button, Icon, Spinner } from '@rainbow-rabbit/shared/ui';
import { useWallet } from '@rainbow-rabbit/shared/wallet';
import { shownAmount } from '../amounts/shown-amount';
import { ActPanel } from './acts/act-panel';
import { type TokenActKind, tokenActKinds } from './acts/token-act';
import type { AnyToken } from './read-any-token';
import styles from './token.module.css';
import { TokenFailure } from './token-failure';
import { useTokenMessages } from './token-messages';
import { useTokenBalance } from './use-any-token';

interface OwnTokensProps {
  process: ProcessId;
  token: AnyToken;
  /** Called when an act has changed the token. */
  onChange: () => void;
}

/** The balance of the connected wallet, and the acts that it can do with a token. */
export function OwnTokens({ process, token, onChange }: OwnTokensProps) {
  const t = useTokenMessages();
  const { state, openPopup } = useWallet();
  return (
    <section aria-labelledby="token-own" className={styles.part}>
      <h2 id="token-own" className={styles.heading}>
        {t('token.own')}
      </h2>
      {state.status === 'connected' ? (
        <OwnTokensOf key={state.address} address={state.address} {...{ process, token, onChange }} />
      ) : (
        <>
          <p className={styles.small}>{t('token.connect.text')}</p>
          <div>
            <Button onClick={openPopup} busy={state.status === 'connecting' && !state.isResuming}>
              <Icon name="wallet" />
              {t('token.connect')}
            </Button>
          </div>
        </>
      )}
    </section>
  );
}

/** Returns the acts that an address can do with a token. */
function actsOf({ standing }: AnyToken, address: Address, balance: string): readonly TokenActKind[] {
  const can: Record<TokenActKind, boolean> = {
    transfer: !/^0*$/.test(balance),
    mint: standing?.minters.includes(address) === true,
    burn: standing !== undefined && !/^0*$/.test(balance),
    renounce: standing?.owner === address,
  };
  return tokenActKinds.filter((kind) => can[kind]);
}

function OwnTokensOf({ address, process, token, onChange }: OwnTokensProps & { address: Address }) {
  const t = useTokenMessages();
  const { iso } = useLocale();
  const [reading, again] = useTokenBalance(process, address);
  if (reading.status === 'reading') return <Spinner label={t('token.own.reading')} />;
  if (reading.status === 'failed') return <TokenFailure error={reading.error} again={again} />;
  const balance = reading.value;
  return (
    <>
      <p className={styles.balance}>
        {shownAmount(balance, token.denomination, iso)} <bdi>{token.ticker}</bdi>
      </p>
      <ActPanel
        process={process}
        address={address}
        token={token}
        balance={balance}
        kinds={actsOf(token, address, balance)}
        onAnswer={() => {
          again();
          onChange();
        }}
      />
    </>
  );
}
