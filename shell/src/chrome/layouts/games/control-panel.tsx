import { spectrum } from '@rainbow-rabbit/shared/ui';
import { Decoration } from '../decoration';
import styles from './games.module.css';

/** The panel below the screen: a stick that wiggles, and a button of each colour. */
export function ControlPanel() {
  return (
    <Decoration className={styles.panel}>
      <div className={styles.board}>
        <span className={styles.socket}>
          <span className={styles.stick}>
            <span className={styles.ball} />
          </span>
        </span>
        <span className={styles.buttons}>
          {spectrum.map((colour) => (
            <span key={colour} className={styles.button} data-colour={colour} />
          ))}
        </span>
      </div>
    </Decoration>
  );
}
