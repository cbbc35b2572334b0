import type { TokenTerms } from '@rainbow-rabbit/processes/token/client';
import { useLocale } from '@rainbow-rabbit/shared/i18n';
import { shownAmount } from '../amounts/shown-amount';
import styles from './launch.module.css';
import { LaunchFact, LaunchFacts } from './launch-facts';
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
      <LaunchFact term={t('launch.supply')}>{amount(supply.toString())}</LaunchFact>
      <LaunchFact term={t('launch.minting')}>
        {minters.length === 0 ? t('launch.minting.nobody') : <Lines lines={minters.map(named)} />}
      </LaunchFact>
      <LaunchFact term={t('launch.summary.holders')}>
        <Lines
          lines={Object.entries(balances).map(
            ([address, quantity]) => `${named(address)}: ${amount(quantity)}`,
          )}
        />
      </LaunchFact>
      <LaunchFact term={t('launch.summary.owner')}>{t('launch.summary.owner.text')}</LaunchFact>
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
