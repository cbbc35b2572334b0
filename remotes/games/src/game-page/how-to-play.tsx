import type { GameName } from '@rainbow-rabbit/processes/arcade/client/domain';
import { Card } from '@rainbow-rabbit/shared/ui';
import { useMessages } from '../messages';
import styles from './how-to-play.module.css';

/** The rules of a game: its aim, and how fingers, keys and gamepads play it. */
export function HowToPlay({ game }: { game: GameName }) {
  const t = useMessages();
  return (
    <Card>
      <h2 className={styles.title}>{t('how.title')}</h2>
      <p>{t(`play.rule.${game}`)}</p>
      <ul className={styles.lines}>
        <li>
          {t('play.how.touch')}: {t(`play.touch.${game}`)}
        </li>
        <li>
          {t('play.how.keys')}: {t(`play.keys.${game}`)}
        </li>
        <li>
          {t('play.how.gamepad')}: {t('play.gamepad')}
        </li>
      </ul>
    </Card>
  );
}
