import type { Winner } from '@rainbow-rabbit/processes/rabbit/client';
import { useNetwork } from '@rainbow-rabbit/shared/network';
import { Card, RainbowProgress, spectrum } from '@rainbow-rabbit/shared/ui';
import { useMessages } from '../messages';
import { useGame } from '../session/game-context';
import styles from './ending-screen.module.css';
import { LinkOutside } from './link-outside';

/** The address at which X asks to follow an account. */
const followLink = (xUsername: string) =>
  `https://x.com/intent/follow?screen_name=${encodeURIComponent(xUsername)}`;

interface ThanksProps {
  winner?: Winner;
  /** The X username that the staff gave the event. */
  follow?: string;
}

/** Thanks to everybody who played, and the invitation to follow the organisers and the winner. */
export function Thanks({ winner, follow }: ThanksProps) {
  const t = useMessages();
  const network = useNetwork();
  const { event } = useGame();
  const organisers = follow ?? event.follow ?? network.follow;
  return (
    <Card tone="sunk">
      <div className={styles.thanks}>
        <RainbowProgress collected={spectrum} />
        <h2>{t('ending.thanks.title')}</h2>
        <p>{t('ending.thanks.text')}</p>
        {organisers && (
          <LinkOutside to={followLink(organisers)} isProminent>
            {t('ending.thanks.follow', { nickname: `@${organisers}` })}
          </LinkOutside>
        )}
        {winner?.xUsername && (
          <LinkOutside to={followLink(winner.xUsername)}>
            {t('ending.thanks.follow', { nickname: winner.nickname })}
          </LinkOutside>
        )}
      </div>
    </Card>
  );
}
