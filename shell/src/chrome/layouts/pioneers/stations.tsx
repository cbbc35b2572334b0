import { spectrum } from '@rainbow-rabbit/shared/ui';
import styles from './pioneers.module.css';

/** The stations of a railway line, on the header's lower edge. */
export function Stations() {
  return (
    <div className={styles.stations} aria-hidden="true">
      {spectrum.map((colour) => (
        <span key={colour} className={styles.station} data-colour={colour} />
      ))}
    </div>
  );
}
