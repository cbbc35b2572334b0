import { weighedAct } from '@rainbow-rabbit/parts/console/acts';
import { type Player, rabbitColours, strikeColour } from '@rainbow-rabbit/processes/rabbit/client';
import { useSharedMessages } from '@rainbow-rabbit/shared/i18n';
import { Link } from '@rainbow-rabbit/shared/router';
import { Button, ColourMark } from '@rainbow-rabbit/shared/ui';
import { useAgeText } from '../../reading/use-age-text';
import { useEventConsole } from '../session/use-event-console';
import { useStaffMessages } from '../staff-messages';
import styles from './player-scans.module.css';

type Scan = Player['collected'][number];

/** The colours of a player, each with the scan that it came from. */
export function PlayerColours({ player, onActed }: { player: Player; onActed: () => void }) {
  const t = useStaffMessages();
  return (
    <>
      <h3>{t('staff.players.colours', { found: player.collected.length })}</h3>
      {player.collected.length === 0 && <p className={styles.soft}>{t('staff.players.no-colours')}</p>}
      <ul className={styles.rows}>
        {rabbitColours.map((colour) => {
          const scan = player.collected.find((one) => one.colour === colour);
          return (
            scan && (
              <li key={colour} className={styles.row}>
                <ColourRow player={player} scan={scan} onActed={onActed} />
              </li>
            )
          );
        })}
      </ul>
    </>
  );
}

interface ColourRowProps {
  player: Player;
  scan: Scan;
  onActed: () => void;
}

function ColourRow({ player, scan, onActed }: ColourRowProps) {
  const { t, ask, rabbit: event } = useEventConsole();
  const ofColours = useSharedMessages();
  const age = useAgeText();
  const { nickname, rabbit } = player;
  const { colour } = scan;
  const words = { nickname, named: ofColours(`colour.${colour}`) };
  const strike = () =>
    ask({
      ...weighedAct((word) => t(`staff.players.strike.${word}`, words), ['reason-1', 'reason-2']),
      send: (reason, options) => strikeColour(event, { reason, rabbit, colour }, options),
      onDone: onActed,
    });
  return (
    <>
      <ColourMark colour={colour} named={false} />
      <span className={styles.text}>
        <span>
          {words.named}
          {' · '}
          <Link className={styles.link} to={`?rabbit=${scan.rabbit}`}>
            {scan.nickname}
          </Link>
        </span>
        <span className={styles.soft}>
          {t(`staff.players.${scan.status}`)} · {age(scan.at)}
        </span>
      </span>
      <Button variant="secondary" aria-label={t('staff.players.strike.label', words)} onClick={strike}>
        {t('staff.players.strike.act')}
      </Button>
    </>
  );
}

interface PlayerCatchesProps {
  caught: NonNullable<Player['caught']>;
  given: number;
}

/** The newest scans of a player's rabbit; anybody can send one, so that an unproven one may be made up. */
export function PlayerCatches({ caught, given }: PlayerCatchesProps) {
  const t = useStaffMessages();
  const age = useAgeText();
  return (
    <>
      <h3>{t('staff.players.scanned-by')}</h3>
      <p className={styles.soft}>{t('staff.players.given-count', { count: given })}</p>
      {caught.length > 0 && (
        <ul className={styles.rows}>
          {caught.map(({ rabbit, nickname, claim, at }) => (
            <li key={claim} className={styles.row}>
              <span className={styles.text}>
                <Link className={styles.link} to={`?rabbit=${rabbit}`}>
                  {nickname}
                </Link>
                <span className={styles.soft}>{age(at)}</span>
              </span>
            </li>
          ))}
        </ul>
      )}
      {caught.length > 0 && <p className={styles.soft}>{t('staff.players.unproven')}</p>}
    </>
  );
}
