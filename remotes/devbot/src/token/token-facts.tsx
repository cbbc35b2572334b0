import type { ProcessId } from '@rainbow-rabbit/shared/arweave';
import { useLocale } from '@rainbow-rabbit/shared/i18n';
import { CopyButton } from '@rainbow-rabbit/shared/ui';
import { useWallet } from '@rainbow-rabbit/shared/wallet';
import type { ReactNode } from 'react';
import { shownAmount } from '../amounts/shown-amount';
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
      <dl className={styles.facts}>
        <Fact term={t('token.fact.process')}>
          <span className={styles.id}>
            <code>{process}</code>
            <CopyButton what={t('token.fact.process')} text={() => process} />
          </span>
        </Fact>
        <Fact term={t('token.fact.decimals')}>{denomination}</Fact>
        {standing && (
          <>
            <Fact term={t('token.fact.supply')}>
              {shownAmount(standing.supply, denomination, iso)} {ticker}
            </Fact>
            <Fact term={t('token.fact.minters')}>
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
            </Fact>
            <Fact term={t('token.fact.owner')}>
              {standing.owner ? named(standing.owner) : t('token.fact.no-owner')}
            </Fact>
            {standing.creator && <Fact term={t('token.fact.creator')}>{named(standing.creator)}</Fact>}
            {standing.agreement && (
              <Fact term={t('token.fact.terms')}>
                {standing.agreement.version} <code className={styles.hash}>{standing.agreement.hash}</code>
              </Fact>
            )}
          </>
        )}
      </dl>
    </section>
  );
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt className={styles.term}>{term}</dt>
      <dd className={styles.value}>{children}</dd>
    </div>
  );
}
