import { Button, Icon, Notice } from '@rainbow-rabbit/shared/ui';
import { useRef } from 'react';
import { useGameErrorText, useMessages } from '../../messages';
import type { Decoder } from '../decode/decoder';
import styles from './photo-upload.module.css';
import { usePhoto } from './use-photo';

interface PhotoUploadProps {
  decoder: Decoder | undefined;
  disabled: boolean;
  onRead: (text: string) => void;
}

/** Reads the code in a photo that the player takes or chooses. */
export function PhotoUpload({ decoder, disabled, onRead }: PhotoUploadProps) {
  const t = useMessages();
  const errorText = useGameErrorText();
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
        {state.status === 'reading' ? t('scan.photo-reading') : t('scan.photo')}
      </Button>
      {state.status === 'nothing' && (
        <Notice tone="warning" title={t('scan.photo-no-code')}>
          {t('scan.photo-help')}
        </Notice>
      )}
      {state.status === 'failed' && <Notice tone="error">{errorText(state.error)}</Notice>}
    </div>
  );
}
