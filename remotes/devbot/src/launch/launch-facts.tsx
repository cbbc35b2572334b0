import type { TokenTerms } from '@rainbow-rabbit/processes/token/client';
import type { TxId } from '@rainbow-rabbit/shared/arweave';
import type { ReactNode } from 'react';
import { TokenLogo } from '../logo/token-logo';
import styles from './launch.module.css';
import { useLaunchMessages } from './launch-messages';

interface LaunchFactsProps {
  terms: Pick<TokenTerms, 'name' | 'ticker' | 'logo' | 'denomination'>;
  children: ReactNode;
}

/** Facts about a token before it is launched: those of every launch, and those of one kind. */
export function LaunchFacts({ terms, children }: LaunchFactsProps) {
  const t = useLaunchMessages();
  return (
    <dl className={styles.facts}>
      <LaunchFact term={t('launch.name')}>
        <bdi>{terms.name}</bdi>
      </LaunchFact>
      <LaunchFact term={t('launch.ticker')}>{terms.ticker}</LaunchFact>
      {terms.logo && (
        <LaunchFact term={t('launch.logo')}>
          <TokenLogo logo={terms.logo as TxId} ticker={terms.ticker} />
          <code>{terms.logo}</code>
        </LaunchFact>
      )}
      <LaunchFact term={t('launch.decimals')}>{terms.denomination}</LaunchFact>
      {children}
    </dl>
  );
}

/** One of the facts, with its name. */
export function LaunchFact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt className={styles.term}>{term}</dt>
      <dd className={styles.value}>{children}</dd>
    </div>
  );
}
