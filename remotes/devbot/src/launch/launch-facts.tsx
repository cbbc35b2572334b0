import type { TokenTerms } from '@rainbow-rabbit/processes/token/client';
import type { TxId } from '@rainbow-rabbit/shared/arweave';
import type { ReactNode } from 'react';
import { TokenFact, TokenFactList } from '../facts/token-fact-list';
import { TokenLogo } from '../facts/token-logo';
import { useLaunchMessages } from './launch-messages';

interface LaunchFactsProps {
  terms: Pick<TokenTerms, 'name' | 'ticker' | 'logo' | 'denomination'>;
  children: ReactNode;
}

/** Facts about a token before it is launched: those of every launch, and those of one kind. */
export function LaunchFacts({ terms, children }: LaunchFactsProps) {
  const t = useLaunchMessages();
  return (
    <TokenFactList>
      <TokenFact term={t('launch.name')}>
        <bdi>{terms.name}</bdi>
      </TokenFact>
      <TokenFact term={t('launch.ticker')}>{terms.ticker}</TokenFact>
      {terms.logo && (
        <TokenFact term={t('launch.logo')}>
          <TokenLogo logo={terms.logo as TxId} ticker={terms.ticker} />
          <code>{terms.logo}</code>
        </TokenFact>
      )}
      <TokenFact term={t('launch.decimals')}>{terms.denomination}</TokenFact>
      {children}
    </TokenFactList>
  );
}
