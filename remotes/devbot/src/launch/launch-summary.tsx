import type { TokenTerms } from '@rainbow-rabbit/processes/token/client';
import { useLocale } from '@rainbow-rabbit/shared/i18n';
import { shownAmount } from '../amounts/shown-amount';
import { TokenFact } from '../facts/token-fact-list';
import styles from './launch.module.css';
import { LaunchFacts } from './launch-facts';
import { useLaunchMessages } from './launch-messages';

/** Lines of a list that are shown before the rest is counted. */
const shownLines = 5;

/** A token as it will be, in words. */
export function LaunchSummary({ terms }: { terms: TokenTerms }) {
  const t = useLaunchMessages();
  const { iso } = useLocale();
  const { ticker, denomination, balances = {}, minters = [], creator } = terms;
  const amount = (quantity: string) => `${shownAmount(quantity, denomination, iso)}\u00a0${ticker}`;
  const supply = Object.values(balances).reduce((sum, quantity) => sum + BigInt(quantity), 0n);
  const named = (address: string) => (address === creator ? t('launch.summary.you', { address }) : address);
  return (
    <LaunchFacts terms={terms}>
      <TokenFact term={t('launch.supply')}>{amount(supply.toString())}</TokenFact>
      <TokenFact term={t('launch.minting')}>
        {minters.length === 0 ? t('launch.minting.nobody') : <Lines lines={minters.map(named)} />}
      </TokenFact>
      <TokenFact term={t('launch.summary.holders')}>
        <Lines
          lines={Object.entries(balances).map(
            ([address, quantity]) => `${named(address)}: ${amount(quantity)}`,
          )}
        />
      </TokenFact>
      <TokenFact term={t('launch.summary.owner')}>{t('launch.summary.owner.text')}</TokenFact>
    </LaunchFacts>
  );
}

function Lines({ lines }: { lines: readonly string[] }) {
  const t = useLaunchMessages();
  if (lines.length === 0) return t('launch.summary.none');
  const rest = lines.length - shownLines;
  return (
    <ul className={styles.list}>
      {lines.slice(0, shownLines).map((line) => (
        <li key={line}>{line}</li>
      ))}
      {rest > 0 && <li>{t('launch.summary.more', { count: rest })}</li>}
    </ul>
  );
}
