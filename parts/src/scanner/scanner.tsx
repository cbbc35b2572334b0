import { type ReactNode, useCallback, useRef, useState } from 'react';
import type { DecoderSource } from './decode/open-decoder';
import styles from './scanner.module.css';
import type { ScannerTexts } from './scanner-texts';
import { useScanner } from './use-scanner';
import { CameraControls } from './view/camera-controls';
import { CameraTrouble } from './view/camera-trouble';
import { OtherWays } from './view/other-ways';
import { ScannerStatus } from './view/scanner-status';
import { Viewfinder } from './view/viewfinder';

export interface CodeScannerProps {
  /** The decoders that this area bundles, the same object in every render. */
  decoders: DecoderSource;
  texts: ScannerTexts;
  /** Called once for each code that comes into sight, and with the text of a photo or of the code field. */
  onRead: (text: string) => void;
  /** True while something else has the user's attention: the camera is then off. */
  paused: boolean;
  /** News of earlier codes, in place of the line about the camera, where the user looks. */
  news?: ReactNode;
  /** Returns the error of a typed text, translated, if it can't be a code: it is then not read. */
  errorOfTyped?: (text: string) => string | undefined;
  /** Shown right below the picture. */
  children?: ReactNode;
}

/** Reads QR codes with the camera or from a photo, and offers a field for typing a code if it has texts for one. */
export function CodeScanner({
  decoders,
  texts,
  onRead,
  paused,
  news,
  errorOfTyped,
  children,
}: CodeScannerProps) {
  const video = useRef<HTMLVideoElement>(null);
  const [caught, setCaught] = useState(0);
  const readByCamera = useCallback(
    (text: string) => {
      setCaught((count) => count + 1);
      onRead(text);
    },
    [onRead],
  );
  const { state, decoder, retry, switchCamera } = useScanner({
    video,
    decoders,
    paused,
    onRead: readByCamera,
  });
  const failed = state.status === 'failed';
  return (
    <div className={styles.scanner}>
      <Viewfinder texts={texts} video={video} status={state.status} caught={caught}>
        {state.status === 'looking' && (
          <CameraControls texts={texts} torch={state.camera.torch} onSwitch={switchCamera} />
        )}
      </Viewfinder>
      {children}
      {news}
      {failed && <CameraTrouble texts={texts} failure={state.failure} onRetry={retry} />}
      {!failed && !news && <ScannerStatus texts={texts} status={state.status} />}
      <OtherWays
        texts={texts}
        decoder={decoder}
        open={failed}
        disabled={paused}
        errorOfTyped={errorOfTyped}
        onRead={onRead}
      />
    </div>
  );
}
