import type { Contest } from '@rainbow-rabbit/processes/minibuild/client';
import { useLocale } from '@rainbow-rabbit/shared/i18n';
import { Rabbit, spectrum } from '@rainbow-rabbit/shared/ui';
import { useMessages } from '../messages';
import styles from './judges.module.css';

/** The judges, the criteria that they score by, and the weights of votes and scores. */
export function Judges({ contest: { judges, facts } }: { contest: Contest }) {
  const t = useMessages();
  const { iso } = useLocale();
  if (!facts) return null;
  const { voteWeight, criteria } = facts;
  const percent = new Intl.NumberFormat(iso, { style: 'percent' });
  const whole = criteria.reduce((sum, { weight }) => sum + weight, 0);
  return (
    <div className={styles.judging}>
      <div
        className={styles.weights}
        role="img"
        aria-label={t('call.weights', {
          votes: percent.format(voteWeight / 100),
          jury: percent.format(1 - voteWeight / 100),
        })}
      >
        {voteWeight > 0 && (
          <span className={styles.part} data-colour="green" style={{ flexGrow: voteWeight }}>
            {t('call.weight.votes', { share: percent.format(voteWeight / 100) })}
          </span>
        )}
        {voteWeight < 100 && (
          <span className={styles.part} data-colour="blue" style={{ flexGrow: 100 - voteWeight }}>
            {t('call.weight.jury', { share: percent.format(1 - voteWeight / 100) })}
          </span>
        )}
      </div>
      {criteria.length > 0 && (
        <ul className={styles.criteria} aria-label={t('call.criteria')}>
          {criteria.map(({ name, weight }) => (
            <li key={name} className={styles.criterion}>
              <bdi>{name}</bdi>
              {criteria.length > 1 && <span className={styles.share}>{percent.format(weight / whole)}</span>}
            </li>
          ))}
        </ul>
      )}
      {judges.length > 0 && (
        <ul className={styles.judges} aria-label={t('call.judges')}>
          {judges.map(({ address, name }, index) => (
            <li key={address} className={styles.judge}>
              <span className={styles.face}>
                <Rabbit colour={spectrum[(index * 2) % spectrum.length]} size={44} />
              </span>
              <bdi>{name}</bdi>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
