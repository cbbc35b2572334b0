import type { ContestFacts } from '@rainbow-rabbit/processes/minibuild/client';
import { Rabbit, spectrum } from '@rainbow-rabbit/shared/ui';
import { useMessages } from '../messages';
import { AmountText } from '../texts/amount-text';
import { keyed } from '../texts/domain/keyed';
import styles from './prizes.module.css';

/** The prizes, each on a poster of its own. */
export function Prizes({ facts: { prizes, token } }: { facts: ContestFacts }) {
  const t = useMessages();
  return (
    <ol className={styles.prizes} aria-label={t('call.prizes')}>
      {keyed(prizes.map(({ title }) => title)).map(({ key, text: title }, index) => (
        <li key={key} className={styles.prize} data-colour={spectrum[(index + 2) % spectrum.length]}>
          <span className={styles.burst} aria-hidden="true">
            {index + 1}
          </span>
          <span className={styles.words}>
            <bdi className={styles.title}>{title}</bdi>
            {prizes[index]?.amount && (
              <span className={styles.amount}>
                <AmountText amount={prizes[index].amount} token={token} />
              </span>
            )}
          </span>
          <span className={styles.rabbit}>
            <Rabbit colour={spectrum[(index + 4) % spectrum.length]} mood="happy" size={64} />
          </span>
        </li>
      ))}
    </ol>
  );
}
