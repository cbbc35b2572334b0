import type { ProcessId } from '@rainbow-rabbit/shared/arweave';
import { useLocale } from '@rainbow-rabbit/shared/i18n';
import { CopyButton } from '@rainbow-rabbit/shared/ui';
import { useWallet } from '@rainbow-rabbit/shared/wallet';
import { shownAmount } from '../amounts/shown-amount';
import { TokenFact, TokenFactList } from '../facts/token-fact-list';
import type { AnyToken } from './read-any-token';
import styles from './token.module.css';
import { useTokenMessages } from './token-messages';

/** Addresses of a list that are shown before the rest is counted. */
const shownAddresses = 10;

/** The terms of a token, and what became of them. */
export function TokenFacts({ process, token }: { process: ProcessId; token: AnyToken }) {
  const t = useTokenMessages();
  const { iso } = useLocale();
  const { state } = useWallet();
  const { ticker, denomination, standing } = token;
  const own = state.status === 'connected' ? state.address : undefined;
  const named = (address: string) => (address === own ? t('token.you', { address }) : address);
  return (
    <section aria-labelledby="token-facts" className={styles.part}>
      <h2 id="token-facts" className={styles.heading}>
        {t('token.facts')}
      </h2>
      <TokenFactList>
        <TokenFact term={t('token.fact.process')}>
          <span className={styles.id}>
            <code>{process}</code>
            <CopyButton what={t('token.fact.process')} text={() => process} />
          </span>
        </TokenFact>
        <TokenFact term={t('token.fact.decimals')}>{denomination}</TokenFact>
        {standing && (
          <>
            <TokenFact term={t('token.fact.supply')}>
              {shownAmount(standing.supply, denomination, iso)} {ticker}
            </TokenFact>
            <TokenFact term={t('token.fact.minters')}>
              {standing.minters.length === 0 ? (
                t('token.fact.nobody')
              ) : (
                <ul className={styles.list}>
                  {standing.minters.slice(0, shownAddresses).map((address) => (
                    <li key={address}>{named(address)}</li>
                  ))}
                  {standing.minters.length > shownAddresses && (
                    <li>{t('token.fact.more', { count: standing.minters.length - shownAddresses })}</li>
                  )}
                </ul>
              )}
            </TokenFact>
            <TokenFact term={t('token.fact.owner')}>
              {standing.owner ? named(standing.owner) : t('token.fact.no-owner')}
            </TokenFact>
            {standing.creator && (
              <TokenFact term={t('token.fact.creator')}>{named(standing.creator)}</TokenFact>
            )}
            {standing.agreement && (
              <TokenFact term={t('token.fact.terms')}>
                {standing.agreement.version} <code className={styles.hash}>{standing.agreement.hash}</code>
              </TokenFact>
            )}
          </>
        )}
      </TokenFactList>
    </section>
  );
}
