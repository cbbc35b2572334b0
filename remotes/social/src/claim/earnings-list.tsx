import { ledgerText } from '@rainbow-rabbit/parts/ledger-text';
import type { Earnings } from '@rainbow-rabbit/processes/community/client';
import type { TokenInfo } from '@rainbow-rabbit/processes/token/client';
import { useLocale } from '@rainbow-rabbit/shared/i18n';
import { Link } from '@rainbow-rabbit/shared/router';
import listSection from '../list-section.module.css';
import { useClaimMessages } from './claim-messages';
import { earnedRun } from './domain/earned-run';
import styles from './history.module.css';
import { useAmountText } from './use-amount-text';

interface EarningsListProps {
  earnings: Earnings;
  /** The token that pays; without one, no amounts are shown. */
  token?: TokenInfo;
}

/** The reasons of what was earned, the newest first. */
export function EarningsList({ earnings, token }: EarningsListProps) {
  const t = useClaimMessages();
  const { iso } = useLocale();
  const number = new Intl.NumberFormat(iso);
  const date = new Intl.DateTimeFormat(iso, { dateStyle: 'medium' });
  const { rows, total } = earnings;
  if (rows.length === 0) return null;
  return (
    <section className={listSection.section}>
      <h2>{t('claim.earned')}</h2>
      <ol className={listSection.rows}>
        {rows.map(({ kind, points, quantity, board, why, at }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the newest rows are shown anew as a whole
          <li key={index} className={styles.row}>
            <span className={styles.what}>
              {board ? (
                <Link to={`/social/leaderboard/${board}`}>{t(`claim.kind.${kind}`)}</Link>
              ) : (
                <strong>{t(`claim.kind.${kind}`)}</strong>
              )}
              {why && (
                <bdi className={styles.time}>
                  <Reason kind={kind} why={why} />
                </bdi>
              )}
              <span className={styles.time}>
                {t('claim.points', { count: points, points: number.format(points) })} · {date.format(at)}
              </span>
            </span>
            {token && <EarnedAmount quantity={quantity} token={token} />}
          </li>
        ))}
      </ol>
      {total > rows.length && <p>{t('claim.earned.more', { count: total - rows.length })}</p>}
    </section>
  );
}

/** The reason in words: a run of the arcade by the name of its game. */
function Reason({ kind, why }: Pick<Earnings['rows'][number], 'kind' | 'why'>) {
  const t = useClaimMessages();
  const { iso } = useLocale();
  const run = kind === 'game' ? earnedRun(why) : undefined;
  if (!run) return ledgerText(kind === 'challenge' ? why.replace(/^challenge-/, '') : why);
  const game = t(`claim.run.${run.game}`);
  if (!run.day) return game;
  const date = new Intl.DateTimeFormat(iso, { dateStyle: 'medium', timeZone: 'UTC' }).format(run.day);
  return t('claim.run.daily', { game, date });
}

function EarnedAmount({ quantity, token }: { quantity: string; token: TokenInfo }) {
  return <span className={styles.amount}>{useAmountText(token)(quantity)}</span>;
}
