import { FoldedPart } from '../../fields';
import type { Decoder } from '../decode/decoder';
import type { ScannerTexts } from '../scanner-texts';
import { CodeField } from './code-field';
import styles from './other-ways.module.css';
import { PhotoUpload } from './photo-upload';

interface OtherWaysProps {
  texts: ScannerTexts;
  decoder: Decoder | undefined;
  /** True when they are open without a tap, because the camera can't be used. */
  open: boolean;
  disabled: boolean;
  errorOfTyped?: (text: string) => string | undefined;
  onRead: (text: string) => void;
}

/** The ways to scan without a camera: a photo of the code, or the letters below it. */
export function OtherWays({ texts, decoder, open, disabled, errorOfTyped, onRead }: OtherWaysProps) {
  return (
    <FoldedPart className={styles.ways} open={open} labelClass={styles.summary} label={texts.otherWays}>
      <div className={styles.content}>
        <PhotoUpload texts={texts} decoder={decoder} disabled={disabled} onRead={onRead} />
        {texts.typed && (
          <CodeField texts={texts.typed} disabled={disabled} errorOf={errorOfTyped} onRead={onRead} />
        )}
      </div>
    </FoldedPart>
  );
}
