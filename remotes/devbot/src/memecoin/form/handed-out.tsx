import { useLocale } from '@rainbow-rabbit/shared/i18n';
import { shownAmount } from '../../amounts/shown-amount';
import { placesIn } from '../../launch/domain/token-fields';
import { useMemecoinMessages } from '../memecoin-messages';
import styles from './handed-out.module.css';
import { type MemecoinFields, memecoinParts, percentOf } from './memecoin-fields.domain';

/** The distribution that a form leads to, in words: what is handed out, in how many shares, and what the creator keeps. */
export function HandedOut({ fields }: { fields: MemecoinFields }) {
  const t = useMemecoinMessages();
  const { iso } = useLocale();
  const parts = memecoinParts(fields);
  if ('fault' in parts) return null;
  const places = placesIn(fields.decimals) ?? 0;
  const isEven = parts.share * parts.claims === parts.drop;
  const ticker = fields.ticker.trim();
  const amount = (units: bigint) => `${shownAmount(units.toString(), places, iso)}\u00a0${ticker}`.trim();
  const percent = new Intl.NumberFormat(iso, { style: 'percent', maximumFractionDigits: 2 });
  return (
    <p className={styles.outcome}>
      {t(isEven ? 'memecoin.outcome' : 'memecoin.outcome.rest', {
        drop: amount(parts.drop),
        share: amount(parts.share),
        count: Number(parts.claims),
        shares: parts.claims.toLocaleString(iso),
        kept: amount(parts.kept),
        percent: percent.format(percentOf(parts.kept, parts.supply) / 100),
      })}
    </p>
  );
}
