import { Button, Icon, Notice } from '@rainbow-rabbit/shared/ui';
import { useRef } from 'react';
import type { Decoder } from '../decode/decoder';
import type { ScannerTexts } from '../scanner-texts';
import styles from './photo-upload.module.css';
import { usePhoto } from './use-photo';

interface PhotoUploadProps {
  texts: ScannerTexts;
  decoder: Decoder | undefined;
  disabled: boolean;
  onRead: (text: string) => void;
}

/** Reads the code in a photo that the user takes or chooses. */
export function PhotoUpload({ texts, decoder, disabled, onRead }: PhotoUploadProps) {
  const input = useRef<HTMLInputElement>(null);
  const { state, read } = usePhoto(decoder, onRead);
  return (
    <div className={styles.photo}>
      <input
        ref={input}
        type="file"
        accept="image/*"
        hidden
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          currentTarget.value = ''; // Otherwise the same photo could not be chosen again.
          if (file) read(file);
        }}
      />
      <Button
        variant="secondary"
        wide
        busy={state.status === 'reading'}
        disabled={disabled || !decoder}
        onClick={() => input.current?.click()}
      >
        {state.status !== 'reading' && <Icon name="camera" />}
        {state.status === 'reading' ? texts.photoReading : texts.photo}
      </Button>
      {state.status === 'nothing' && (
        <Notice tone="warning" title={texts.photoNoCode}>
          {texts.photoHelp}
        </Notice>
      )}
      {state.status === 'failed' && <Notice tone="error">{texts.errorText(state.error)}</Notice>}
    </div>
  );
}
