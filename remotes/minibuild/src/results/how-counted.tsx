import type { Contest, Results } from '@rainbow-rabbit/processes/minibuild/client';
import type { ProcessId } from '@rainbow-rabbit/shared/arweave';
import { useLocale } from '@rainbow-rabbit/shared/i18n';
import { Card, CopyButton } from '@rainbow-rabbit/shared/ui';
import { useMessages } from '../messages';
import styles from './how-counted.module.css';

interface HowCountedProps {
  contest: Contest;
  results: Results;
  process: ProcessId;
}

/** The rules of the count in words, with the numbers of this contest, and how anybody counts again. */
export function HowCounted({ contest, results, process }: HowCountedProps) {
  const t = useMessages();
  const { iso } = useLocale();
  const number = new Intl.NumberFormat(iso);
  const percent = new Intl.NumberFormat(iso, { style: 'percent' });
  const weight = contest.facts?.voteWeight ?? 0;
  const { ballots, mostApprovals } = results;
  return (
    <section className={styles.part} aria-labelledby="how-title">
      <h2 id="how-title">{t('results.how')}</h2>
      <Card>
        <ul className={styles.rules}>
          {weight > 0 && (
            <li>
              {t('results.how.votes', {
                share: percent.format(weight / 100),
                count: ballots,
                ballots: number.format(ballots),
                most: number.format(mostApprovals),
              })}
            </li>
          )}
          {weight < 100 && <li>{t('results.how.jury', { share: percent.format(1 - weight / 100) })}</li>}
          <li>{t('results.how.order')}</li>
          <li>{t('results.how.out')}</li>
        </ul>
        <p>{t('results.recount')}</p>
        <p className={styles.process}>
          <code>{process}</code>
          <CopyButton what={t('results.process')} text={() => process} />
        </p>
      </Card>
    </section>
  );
}
