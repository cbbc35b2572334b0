import type { GameName } from '@rainbow-rabbit/processes/arcade/client/domain';
import styles from '../art/game-picture.module.css';
import { gameDescriptors } from './descriptors';

/** The picture of a game on its card and its page, which is decoration. */
export function GamePicture({ game }: { game: GameName }) {
  const { Picture } = gameDescriptors[game];
  return (
    <svg
      className={styles.picture}
      viewBox="0 0 320 180"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <rect className={styles.sky} width="320" height="180" />
      <Picture />
    </svg>
  );
}
