import { moveInView, Rabbit } from '@rainbow-rabbit/shared/ui';
import type { ReactNode, RefObject } from 'react';
import type { ScannerState } from '../domain/scanner-state';
import type { ScannerTexts } from '../scanner-texts';
import styles from './viewfinder.module.css';

interface ViewfinderProps {
  texts: ScannerTexts;
  video: RefObject<HTMLVideoElement | null>;
  status: ScannerState['status'];
  /** The number of codes read so far: each new one makes the frame jump. */
  caught: number;
  /** Controls on top of the picture. */
  children: ReactNode;
}

const corners = [
  'M3 15V9a6 6 0 0 1 6-6h6',
  'M85 3h6a6 6 0 0 1 6 6v6',
  'M97 85v6a6 6 0 0 1-6 6h-6',
  'M15 97H9a6 6 0 0 1-6-6v-6',
];

/** The camera's picture, with a square frame where the code belongs. All of the visible part is decoded. */
export function Viewfinder({ texts, video, status, caught, children }: ViewfinderProps) {
  return (
    <div ref={moveInView} className={styles.viewfinder} data-status={status} hidden={status === 'failed'}>
      <video ref={video} className={styles.picture} aria-label={texts.picture} playsInline muted />
      {status !== 'looking' && (
        <span className={styles.waiting}>
          <Rabbit mood={status === 'paused' ? 'asleep' : 'calm'} size="45%" />
        </span>
      )}
      <span className={styles.sweep} aria-hidden="true" />
      <Frame key={caught} className={styles.frame} isCaught={caught > 0} />
      {caught > 0 && <Frame key={`flash ${caught}`} className={`${styles.frame} ${styles.flash}`} />}
      {children}
    </div>
  );
}

/** The four corners of the place where the code belongs. */
function Frame({ className, isCaught }: { className?: string; isCaught?: boolean }) {
  return (
    <svg className={className} data-caught={isCaught} viewBox="0 0 100 100" aria-hidden="true">
      {corners.map((corner) => (
        <path key={corner} d={corner} />
      ))}
    </svg>
  );
}
