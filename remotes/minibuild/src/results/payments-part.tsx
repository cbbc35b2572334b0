import { useWakingInterval } from '@rainbow-rabbit/parts/rest';
import { type ProcessPlace, readContestPayments } from '@rainbow-rabbit/processes/minibuild/client';
import { shortAddress } from '@rainbow-rabbit/shared/bytes';
import { useLocale } from '@rainbow-rabbit/shared/i18n';
import { useReading, valueOf } from '@rainbow-rabbit/shared/reading';
import { Link } from '@rainbow-rabbit/shared/router';
import { ContestState } from '../contest/contest-state';
import { useMessages } from '../messages';
import { AmountText } from '../texts/amount-text';
import { queryOf } from '../toolbox/places/domain/place';
import styles from './payments-part.module.css';

/** Payments of one read, the newest ones: a contest has a few. */
const shown = 50;

const readEveryMs = 300_000;

/** The payments of the staff, each with the token's message that moved it. */
export function PaymentsPart({ place }: { place: ProcessPlace }) {
  const t = useMessages();
  const { iso } = useLocale();
  const { reading, refresh } = useReading({
    key: `${place.process} payments`,
    everyMs: useWakingInterval(readEveryMs),
    read: (options) => readContestPayments(place, { offset: 0, limit: shown }, options),
  });
  const payments = valueOf(reading);
  const day = new Intl.DateTimeFormat(iso, { dateStyle: 'medium' });
  return (
    <section className={styles.part} aria-labelledby="payments-title">
      <h2 id="payments-title">{t('results.payments')}</h2>
      <ContestState reading={reading} refresh={refresh} />
      {payments?.rows.length === 0 && <p className={styles.soft}>{t('results.payments.none')}</p>}
      {payments && payments.rows.length > 0 && (
        <ul className={styles.payments}>
          {payments.rows.map(({ payment, title, quantity, token, message, address, paidAt }) => (
            <li key={payment} className={styles.payment}>
              <span className={styles.words}>
                <bdi className={styles.title}>{title}</bdi>
                <span className={styles.soft}>
                  {t('results.paid', {
                    day: day.format(paidAt),
                    address: shortAddress(address),
                  })}
                </span>
              </span>
              <span className={styles.amount}>
                <AmountText amount={quantity} token={token} />
              </span>
              <Link
                className={styles.link}
                to={`/mini-build/utils${queryOf({ tool: 'lookup', id: message })}`}
              >
                {t('results.payment.look')}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
