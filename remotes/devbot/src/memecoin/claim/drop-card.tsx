import { useConnectedSigner } from '@rainbow-rabbit/parts/signer';
import type { TokenStanding } from '@rainbow-rabbit/processes/token/client';
import type { ProcessId } from '@rainbow-rabbit/shared/arweave';
import { useNetwork } from '@rainbow-rabbit/shared/network';
import { Button, Icon, Notice, Spinner, UnlistedNotice } from '@rainbow-rabbit/shared/ui';
import { useWallet } from '@rainbow-rabbit/shared/wallet';
import { useDevbotErrorText } from '../../messages';
import { useAmount } from '../check/use-amount';
import { useMemecoinMessages } from '../memecoin-messages';
import styles from './claim.module.css';
import { type ClaimState, useDropClaim } from './use-drop-claim';

/** The drop of a memecoin: what is left, and the claim of the connected wallet. */
export function DropCard({ process }: { process: ProcessId }) {
  const t = useMemecoinMessages();
  const errorText = useDevbotErrorText();
  const signer = useConnectedSigner()?.signer;
  const { state, look, claim } = useDropClaim(process, signer?.address);
  return (
    <section className={styles.card} aria-labelledby="memecoin-claim">
      <h2 id="memecoin-claim">{t('claim.title')}</h2>
      {state.status === 'reading' && <Spinner label={t('claim.reading')} />}
      {state.status === 'unread' && (
        <Notice
          tone="error"
          action={
            <Button variant="secondary" onClick={look}>
              {t('claim.look')}
            </Button>
          }
        >
          {errorText(state.error)}
        </Notice>
      )}
      {state.status === 'known' && (
        <>
          <DropFacts token={state.token} />
          <OwnClaim
            state={state}
            address={signer?.address}
            onLook={look}
            onClaim={() => signer && claim(signer)}
          />
        </>
      )}
    </section>
  );
}

function DropFacts({ token }: { token: TokenStanding }) {
  const t = useMemecoinMessages();
  const amount = useAmount(token);
  const { events } = useNetwork();
  const { drop } = token;
  if (!drop) return null;
  const listed = events.find(({ process }) => process === drop.event);
  const event = listed?.name ?? drop.event;
  return (
    <>
      <p className={styles.facts}>
        {t('claim.left', {
          left: amount(drop.left),
          all: amount(drop.quantity),
          share: amount(drop.perAddress),
        })}{' '}
        {event === undefined ? t('claim.for-anybody') : t('claim.for-rainbow', { event })}
      </p>
      {drop.event !== undefined && !listed && <UnlistedNotice what="event" />}
    </>
  );
}

interface OwnClaimProps {
  state: Extract<ClaimState, { status: 'known' }>;
  address: string | undefined;
  onLook: () => void;
  onClaim: () => void;
}

function OwnClaim({ state, address, onLook, onClaim }: OwnClaimProps) {
  const t = useMemecoinMessages();
  const errorText = useDevbotErrorText();
  const amount = useAmount(state.token);
  const { state: wallet, openPopup } = useWallet();
  const { token, claim, act, error } = state;
  const { drop, creator } = token;
  if (!drop) return <Notice>{t('claim.none')}</Notice>;
  if (claim.status === 'claimed')
    return <Notice tone="success">{t('claim.claimed', { amount: amount(claim.quantity) })}</Notice>;
  if (drop.left === '0') return <Notice>{t('claim.empty')}</Notice>;
  if (!address)
    return (
      <Button onClick={openPopup} busy={wallet.status === 'connecting' && !wallet.isResuming}>
        <Icon name="wallet" />
        {t('claim.connect')}
      </Button>
    );
  if (address === creator) return <Notice>{t('claim.creator')}</Notice>;
  const share = BigInt(drop.left) < BigInt(drop.perAddress) ? drop.left : drop.perAddress;
  return (
    <div className={styles.own}>
      {act === 'looking' && <Spinner label={t('claim.asking')} />}
      {act === undefined && claim.status === 'waiting' && (
        <Notice
          tone="warning"
          action={
            <Button variant="secondary" onClick={onLook}>
              {t('claim.look')}
            </Button>
          }
        >
          {t('claim.waiting')}
        </Notice>
      )}
      {act === undefined && claim.status === 'refused' && (
        <Notice tone="warning">{t('claim.refused')}</Notice>
      )}
      {error !== undefined && <Notice tone="error">{errorText(error)}</Notice>}
      <Button onClick={onClaim} busy={act !== undefined}>
        {t(claim.status === 'none' ? 'claim.act' : 'claim.act-again', { amount: amount(share) })}
      </Button>
      <p className={styles.small}>{t('claim.free')}</p>
    </div>
  );
}
