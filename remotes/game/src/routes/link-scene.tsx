import { Page, Rabbit } from '@rainbow-rabbit/shared/ui';
import type { ReactNode } from 'react';
import styles from './link-scene.module.css';

interface LinkSceneProps {
  mood?: 'asleep' | 'calm';
  /** Width of the rabbit in pixels. */
  rabbitSize?: number;
  children: ReactNode;
}

/** The screen of a link before the game, or in its place: a rabbit, and what there is to say below it. */
export function LinkScene({ mood = 'asleep', rabbitSize = 150, children }: LinkSceneProps) {
  return (
    <Page width="narrow">
      <div className={styles.scene}>
        <Rabbit mood={mood} size={rabbitSize} />
        {children}
      </div>
    </Page>
  );
}
