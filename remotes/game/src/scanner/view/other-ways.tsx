import { Icon } from '@rainbow-rabbit/shared/ui';
import { useMessages } from '../../messages';
import type { Decoder } from '../decode/decoder';
import type { SoughtCode } from '../domain/sought-code';
import { CodeField } from './code-field';
import styles from './other-ways.module.css';
import { PhotoUpload } from './photo-upload';

interface OtherWaysProps {
  sought: SoughtCode;
  decoder: Decoder | undefined;
  /** True when they are open without a tap, because the camera can't be used. */
  open: boolean;
  disabled: boolean;
  errorOfTyped?: (text: string) => string | undefined;
  onRead: (text: string) => void;
}

/** The ways to scan without a camera: a photo of the code, or the letters below a rabbit's. */
export function OtherWays({ sought, decoder, open, disabled, errorOfTyped, onRead }: OtherWaysProps) {
  const t = useMessages();
  return (
    <details className={styles.ways} open={open}>
      <summary className={styles.summary}>
        {t('scan.other-ways')}
        <Icon name="chevron-down" />
      </summary>
      <div className={styles.content}>
        <PhotoUpload decoder={decoder} disabled={disabled} onRead={onRead} />
        {sought === 'rabbit' && <CodeField disabled={disabled} errorOf={errorOfTyped} onRead={onRead} />}
      </div>
    </details>
  );
}
