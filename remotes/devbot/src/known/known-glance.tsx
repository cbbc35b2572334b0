import { useLocale } from '@rainbow-rabbit/shared/i18n';
import { Link } from '@rainbow-rabbit/shared/router';
import { visibleText } from '../words/visible-text.domain';
import styles from './known-glance.module.css';
import { useKnownMessages } from './known-messages';
import type { KnownInfo } from './recognise';
import type { RecognisedProcess } from './use-known-process';

/** A known process at a glance: its kind, its own numbers, and its page in this app. */
export function KnownGlance({ recognised: { known, info } }: { recognised: RecognisedProcess }) {
  const t = useKnownMessages();
  const facts = useFacts(info);
  return (
    <div className={styles.glance}>
      <p className={styles.kind}>{t(`known.kind.${known.kind}`)}</p>
      <p className={styles.trust}>{t(known.isListed ? 'known.listed' : 'known.answers')}</p>
      {facts.length > 0 && (
        <dl className={styles.facts}>
          {facts.map(([name, value]) => (
            <div key={name}>
              <dt className={styles.name}>{name}</dt>
              <dd className={styles.value}>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {known.path && (
        <Link className={styles.link} to={known.path}>
          {t('known.open')}
        </Link>
      )}
    </div>
  );
}

/** Characters of a process's own words that are shown. */
const maxWords = 80;

function useFacts(given: KnownInfo | undefined): readonly (readonly [string, string])[] {
  const t = useKnownMessages();
  const { iso } = useLocale();
  if (!given) return [];
  const number = (value: number) => new Intl.NumberFormat(iso).format(value);
  const words = (text: string) => visibleText(text.slice(0, maxWords));
  switch (given.kind) {
    case 'event': {
      const { name, phase, players, scans, rainbows } = given.info;
      return [
        ...(name ? [[t('known.fact.name'), words(name)] as const] : []),
        [t('known.fact.phase'), t(`known.phase.${phase}`)],
        [t('known.fact.players'), number(players)],
        [t('known.fact.scans'), number(scans)],
        [t('known.fact.rainbows'), number(rainbows)],
      ];
    }
    case 'contest': {
      const { phase, people, entries, ballots } = given.info;
      return [
        [t('known.fact.phase'), t(`known.contest-phase.${phase}`)],
        [t('known.fact.people'), number(people)],
        [t('known.fact.entries'), number(entries)],
        [t('known.fact.ballots'), number(ballots)],
      ];
    }
    case 'arcade': {
      const { runs, batch, acknowledged } = given.info;
      return [
        [t('known.fact.runs'), number(runs)],
        [t('known.fact.batches'), number(batch)],
        [t('known.fact.acknowledged'), number(acknowledged)],
      ];
    }
    case 'community': {
      const { staff, version } = given.info;
      return [
        [t('known.fact.staff'), number(staff.length)],
        [t('known.fact.version'), number(version)],
      ];
    }
    case 'token': {
      const { name, ticker, denomination } = given.info;
      return [
        [t('known.fact.name'), words(name)],
        [t('known.fact.ticker'), words(ticker)],
        [t('known.fact.denomination'), number(denomination)],
      ];
    }
  }
}
