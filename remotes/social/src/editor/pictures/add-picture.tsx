import { FilePlace, useSizeText } from '@rainbow-rabbit/shared/files';
import { Button, Notice, Spinner, TextField } from '@rainbow-rabbit/shared/ui';
import { inAr } from '@rainbow-rabbit/shared/wallet';
import { type ClipboardEvent, useState } from 'react';
import { useSocialErrorText } from '../../messages';
import type { PagePicture } from '../../page-content/domain/content-schema';
import { contentLimits } from '../../page-content/domain/limits';
import { useEditorMessages } from '../editor-messages';
import { pictureLimits } from './picture-limits.domain';
import styles from './pictures.module.css';
import { canPay, type PricedPicture, useStoringPicture } from './use-storing-picture';

interface AddPictureProps {
  onStored: (picture: Omit<PagePicture, 'alt'>, shownAt: string, alt: string) => void;
}

/** Chooses or pastes a picture, shows what storing it costs, and stores it. */
export function AddPicture({ onStored }: AddPictureProps) {
  const t = useEditorMessages();
  const errorText = useSocialErrorText();
  const [alt, setAlt] = useState('');
  const { storing, choose, store, drop } = useStoringPicture((picture, shownAt) => {
    onStored(picture, shownAt, alt.trim());
    setAlt('');
  });
  const paste = (event: ClipboardEvent) => {
    const [file] = event.clipboardData.files;
    if (!file) return;
    event.preventDefault();
    void choose(file);
  };
  const limits = { megabytes: pictureLimits.fileBytes / 1000 ** 2, megapixels: pictureLimits.pixels / 1e6 };
  if (storing.status === 'none' || storing.status === 'preparing') {
    return (
      <div className={styles.adding} onPaste={paste}>
        <FilePlace
          label={t('edit.picture-choose')}
          accept="image/jpeg,image/png,image/webp,image/gif"
          onChoose={(file) => void choose(file)}
        >
          <p>{t('edit.picture-choose')}</p>
          <p className={styles.small}>{t('edit.picture-limits', limits)}</p>
        </FilePlace>
        {storing.status === 'preparing' && <Spinner />}
        {storing.status === 'none' && storing.fault && (
          <Notice tone="error">{t(`edit.picture-fault.${storing.fault}`, limits)}</Notice>
        )}
        {storing.status === 'none' && storing.error !== undefined && (
          <Notice tone="error">{errorText(storing.error)}</Notice>
        )}
      </div>
    );
  }
  const { picture } = storing;
  const isBusy = storing.status !== 'priced';
  return (
    <div className={styles.adding}>
      <img
        className={styles.chosen}
        src={picture.shownAt}
        alt={alt}
        width={picture.width}
        height={picture.height}
      />
      <TextField
        label={t('edit.picture-alt')}
        hint={t('edit.picture-alt-hint')}
        value={alt}
        disabled={isBusy}
        maxLength={contentLimits.altCharacters}
        onChange={({ target }) => setAlt(target.value)}
      />
      {picture.sent ? <p className={styles.small}>{t('edit.picture-signed')}</p> : <Cost picture={picture} />}
      {storing.status === 'priced' && storing.error !== undefined && (
        <Notice tone="error">{errorText(storing.error)}</Notice>
      )}
      <div className={styles.buttons}>
        <Button
          busy={isBusy}
          disabled={!(picture.sent || canPay(picture)) || alt.trim() === ''}
          onClick={() => void store(picture)}
        >
          {t(storing.status === 'sending' ? 'edit.picture-sending' : 'edit.picture-store')}
        </Button>
        <Button variant="quiet" onClick={drop}>
          {t('edit.cancel')}
        </Button>
      </div>
    </div>
  );
}

function Cost({ picture }: { picture: PricedPicture }) {
  const t = useEditorMessages();
  const sizeText = useSizeText();
  const { blob, width, height, draft, balance } = picture;
  const facts = {
    size: sizeText(blob.size),
    width,
    height,
    price: inAr(draft.reward),
    balance: inAr(balance),
  };
  if (canPay(picture)) return <p className={styles.small}>{t('edit.picture-cost', facts)}</p>;
  return <Notice tone="warning">{t('edit.picture-too-dear', facts)}</Notice>;
}
