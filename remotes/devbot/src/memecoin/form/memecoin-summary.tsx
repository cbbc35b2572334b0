import type { TokenTerms } from '@rainbow-rabbit/processes/token/client';
import { useLocale } from '@rainbow-rabbit/shared/i18n';
import { useNetwork } from '@rainbow-rabbit/shared/network';
import { Notice } from '@rainbow-rabbit/shared/ui';
import { shownAmount } from '../../amounts/shown-amount';
import { TokenFact } from '../../facts/token-fact-list';
import { LaunchFacts } from '../../launch/launch-facts';
import { useMemecoinMessages } from '../memecoin-messages';
import { percentOf } from './memecoin-fields.domain';

/** A memecoin as it will be, in words. */
export function MemecoinSummary({ terms }: { terms: TokenTerms }) {
  const t = useMemecoinMessages();
  const { iso } = useLocale();
  const { events } = useNetwork();
  const { ticker, denomination, balances = {}, creator = '', drop } = terms;
  const amount = (quantity: bigint) =>
    `${shownAmount(quantity.toString(), denomination, iso)}\u00a0${ticker}`;
  const kept = BigInt(balances[creator] ?? 0);
  const handedOut = BigInt(drop?.quantity ?? 0);
  const percent = new Intl.NumberFormat(iso, { style: 'percent', maximumFractionDigits: 2 });
  const event = events.find(({ process }) => process === drop?.event)?.name ?? drop?.event;
  return (
    <>
      <LaunchFacts terms={terms}>
        <TokenFact term={t('memecoin.supply')}>{amount(kept + handedOut)}</TokenFact>
        <TokenFact term={t('memecoin.kept')}>
          {amount(kept)} ({percent.format(percentOf(kept, kept + handedOut) / 100)})
        </TokenFact>
        <TokenFact term={t('memecoin.drop')}>{amount(handedOut)}</TokenFact>
        <TokenFact term={t('memecoin.share')}>{amount(BigInt(drop?.perAddress ?? 0))}</TokenFact>
        <TokenFact term={t('memecoin.claimers')}>
          {event === undefined ? t('memecoin.claimers.anybody') : t('memecoin.claimers.of', { event })}
        </TokenFact>
        <TokenFact term={t('memecoin.owner')}>{t('memecoin.owner.nobody')}</TokenFact>
      </LaunchFacts>
      <Notice tone="warning">{t('memecoin.for-good')}</Notice>
    </>
  );
}
