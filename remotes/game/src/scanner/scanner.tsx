import { type ReactNode, useCallback, useRef, useState } from 'react';
import type { SoughtCode } from './domain/sought-code';
import styles from './scanner.module.css';
import { useScanner } from './use-scanner';
import { CameraControls } from './view/camera-controls';
import { CameraTrouble } from './view/camera-trouble';
import { OtherWays } from './view/other-ways';
import { ScannerStatus } from './view/scanner-status';
import { Viewfinder } from './view/viewfinder';

interface ScannerProps {
  /** The kind of code that the words ask for; only a rabbit's can be typed. Default: a rabbit's. */
  sought?: SoughtCode;
  /** Called once for each code that comes into sight, and with the text of a photo or of the code field. */
  onRead: (text: string) => void;
  /** True while something else has the player's attention: the camera is then off. */
  paused: boolean;
  /** News of earlier codes, in place of the line about the camera, where the player looks. */
  news?: ReactNode;
  /** Returns the error of a typed text, translated, if it can't be a code: it is then not read. */
  errorOfTyped?: (text: string) => string | undefined;
  /** Shown right below the picture. */
  children?: ReactNode;
}

/** Reads QR codes with the camera or from a photo, and offers a field for typing a code. */
export function Scanner({ onRead, paused, sought = 'rabbit', news, errorOfTyped, children }: ScannerProps) {
  const video = useRef<HTMLVideoElement>(null);
  const [caught, setCaught] = useState(0);
  const readByCamera = useCallback(
    (text: string) => {
      setCaught((count) => count + 1);
      onRead(text);
    },
    [onRead],
  );
  const { state, decoder, retry, switchCamera } = useScanner({ video, paused, onRead: readByCamera });
  const failed = state.status === 'failed';
  return (
    <div className={styles.scanner}>
      <Viewfinder video={video} status={state.status} caught={caught}>
        {state.status === 'looking' && <CameraControls torch={state.camera.torch} onSwitch={switchCamera} />}
      </Viewfinder>
      {children}
      {news}
      {failed && <CameraTrouble failure={state.failure} sought={sought} onRetry={retry} />}
      {!failed && !news && <ScannerStatus status={state.status} sought={sought} />}
      <OtherWays
        sought={sought}
        decoder={decoder}
        open={failed}
        disabled={paused}
        errorOfTyped={errorOfTyped}
        onRead={onRead}
      />
    </div>
  );
}
