import { type Colour, Rabbit } from '@rainbow-rabbit/shared/ui';
import type { ReactNode } from 'react';
import styles from './podium.module.css';

/** One step of a podium. */
export interface PodiumStep {
  key: string | number;
  place: number;
  /** The step's color, and that of its rabbit unless it has another. */
  colour: Colour;
  rabbit?: Colour | 'rainbow';
  /** The name of its winner, and more of it. */
  winner: ReactNode;
}

/** The colors of the steps where the places have none of their own. */
export const podiumColours = ['yellow', 'blue', 'orange'] as const satisfies readonly Colour[];

/** The first three on their steps, the winner in the middle; at the text size around it. */
export function Podium({ label, steps }: { label: string; steps: readonly PodiumStep[] }) {
  return (
    <ol className={styles.podium} aria-label={label}>
      {steps.slice(0, 3).map(({ key, place, colour, rabbit = colour, winner }, index) => (
        <li key={key} className={styles.step} data-step={index + 1} data-colour={colour}>
          <span className={styles.rabbit}>
            <Rabbit colour={rabbit} mood="happy" size="100%" />
          </span>
          <span className={styles.block}>
            <span className={styles.place}>{place}</span>
            {winner}
          </span>
        </li>
      ))}
    </ol>
  );
}
