import type { Player } from '@rainbow-rabbit/processes/rabbit/client';
import { useLocale } from '@rainbow-rabbit/shared/i18n';
import { valueOf } from '@rainbow-rabbit/shared/reading';
import { Rabbit, spectrum } from '@rainbow-rabbit/shared/ui';
import rainbowCard from '../layout/rainbow-card.module.css';
import { useMessages } from '../messages';
import { useGame } from '../session/game-context';
import { ShareRainbow } from '../share/share-rainbow';
import styles from './rainbow-complete.module.css';
import { RainbowMoment } from './rainbow-moment';

type CompletePlayer = Pick<Player, 'nickname' | 'block' | 'rank' | 'collected'>;

const next = ['rainbow.next.white', 'rainbow.next.ask', 'rainbow.next.end'] as const;

/** The celebration of a complete rainbow: its time, place and block once all colours are confirmed, and what comes next. */
export function RainbowComplete({ player }: { player: CompletePlayer }) {
  const t = useMessages();
  const event = valueOf(useGame().info.reading);
  return (
    <section className={`${rainbowCard.card} ${styles.card}`} aria-labelledby="complete-title">
      <div className={styles.rabbits} aria-hidden="true">
        {spectrum.map((colour) => (
          <Rabbit key={colour} colour={colour} mood="happy" size="100%" />
        ))}
      </div>
      <h2 id="complete-title">{t('rainbow.title')}</h2>
      <p>{t('rainbow.text')}</p>
      <div className={styles.news} aria-live="polite">
        {player.block === undefined ? <p>{t('rainbow.block-later')}</p> : <Finished {...player} />}
      </div>
      <div className={styles.next}>
        <h3>{t('rainbow.next.title')}</h3>
        {event?.phase === 'ended' ? (
          <p>{t('rainbow.next.over')}</p>
        ) : (
          <ol className={styles.steps}>
            {next.map((step) => (
              <li key={step}>{t(step)}</li>
            ))}
          </ol>
        )}
        {event?.deal && <p>{t('rainbow.next.card')}</p>}
        <ShareRainbow player={player} />
        {event?.prize && <p className={styles.prize}>{t('rainbow.prize', { prize: event.prize })}</p>}
        <RainbowMoment />
      </div>
    </section>
  );
}

/** When the rainbow was finished, at which place, and in which block of the ledger. */
function Finished({ block, rank, collected }: CompletePlayer) {
  const t = useMessages();
  const { iso } = useLocale();
  const at = Math.max(...collected.map((entry) => entry.at));
  const time = new Intl.DateTimeFormat(iso, { hour: 'numeric', minute: '2-digit' }).format(at);
  return (
    <>
      {rank !== undefined && (
        <p className={styles.finished}>{t('rainbow.finished', { time, place: rank })}</p>
      )}
      <p>{t('rainbow.block', { block: Number(block) })}</p>
    </>
  );
}
