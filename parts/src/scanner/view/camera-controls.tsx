import { useState } from 'react';
import type { Torch } from '../camera/torch';
import type { ScannerTexts } from '../scanner-texts';
import styles from './camera-controls.module.css';

interface CameraControlsProps {
  texts: ScannerTexts;
  torch: Torch | undefined;
  onSwitch: (() => void) | undefined;
}

const torchPath = 'M8 3h8v4l-2 3v10.5h-4V10L8 7V3Zm0 4h8m-4 6v2';
const switchPath = 'M4.5 9A8 8 0 0 1 19 8m.5-4v4.5H15m4.5 6.5A8 8 0 0 1 5 16m-.5 4v-4.5H9';

/** The controls of the camera in use: its lamp, and a switch to the next camera. */
export function CameraControls({ texts, torch, onSwitch }: CameraControlsProps) {
  const [lit, setLit] = useState(false);
  // The lamp goes off together with its camera.
  const toggle = () =>
    torch?.(!lit).then(
      () => setLit(!lit),
      () => setLit(false),
    );
  return (
    <div className={styles.controls}>
      {torch && (
        <button
          type="button"
          className={styles.control}
          aria-pressed={lit}
          aria-label={texts.light}
          onClick={toggle}
        >
          <Drawing path={torchPath} />
        </button>
      )}
      {onSwitch && (
        <button type="button" className={styles.control} aria-label={texts.switchCamera} onClick={onSwitch}>
          <Drawing path={switchPath} />
        </button>
      )}
    </div>
  );
}

function Drawing({ path }: { path: string }) {
  return (
    <svg className={styles.drawing} viewBox="0 0 24 24" aria-hidden="true">
      <path d={path} />
    </svg>
  );
}
