import { moveInView } from '@rainbow-rabbit/shared/ui';
import styles from './devbot.module.css';

const host = 'rabbit@burrow';
const folder = '~/devbot';
const command = 'hop --all-seven';

/** The top of the window: its title, and the prompt at which a command types itself. */
export function TerminalHead() {
  return (
    <div ref={moveInView} className={styles.terminal} data-scheme="dark" aria-hidden="true">
      <div className={styles.title}>
        <span className={styles.light} data-colour="red" />
        <span className={styles.light} data-colour="yellow" />
        <span className={styles.light} data-colour="green" />
        <span className={styles.path}>{folder}</span>
      </div>
      <div className={styles.prompt}>
        <span className={styles.host}>{host}</span>
        <span className={styles.folder}>{folder}</span>
        <span className={styles.sign}>$</span>
        <span className={styles.command}>
          {command}
          <span className={styles.cover}>
            <span className={styles.cursor} />
          </span>
        </span>
      </div>
    </div>
  );
}
