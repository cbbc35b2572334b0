import { Button, TextField } from '@rainbow-rabbit/shared/ui';
import { useContext } from 'react';
import type { PagePicture } from '../../page-content/domain/content-schema';
import { contentLimits } from '../../page-content/domain/limits';
import { StoredImage } from '../../page-content/stored-image';
import { useEditorMessages } from '../editor-messages';
import { WritingLanguage } from '../writing-language';
import { AddPicture } from './add-picture';
import styles from './pictures.module.css';

interface PicturesFieldProps {
  pictures: readonly PagePicture[];
  /** Called with the pictures, and the name of the field that the change was made in. */
  onChange: (pictures: readonly PagePicture[], field: string) => void;
  /** Called with a stored picture's address in this tab. */
  onPicture: (id: string, shownAt: string) => void;
}

/** The pictures of a section with their descriptions, and the way to add one. */
export function PicturesField({ pictures, onChange, onPicture }: PicturesFieldProps) {
  const t = useEditorMessages();
  const lang = useContext(WritingLanguage);
  return (
    <>
      {pictures.map((picture, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list may contain the same picture twice
        <fieldset key={`${index}-${picture.id}`} className={styles.item}>
          <legend className={styles.label}>{t('edit.picture', { number: index + 1 })}</legend>
          <div className={styles.thumbnail}>
            <StoredImage picture={picture} alt={picture.alt} />
          </div>
          <TextField
            label={t('edit.picture-alt')}
            hint={t('edit.picture-alt-hint')}
            error={picture.alt.trim() === '' ? t('edit.picture-alt-missing') : undefined}
            lang={lang}
            value={picture.alt}
            maxLength={contentLimits.altCharacters}
            onChange={({ target }) =>
              onChange(
                pictures.map((other, at) => (at === index ? { ...other, alt: target.value } : other)),
                `alt ${index}`,
              )
            }
          />
          <Button
            variant="quiet"
            onClick={() =>
              onChange(
                pictures.filter((_, at) => at !== index),
                `pictures ${pictures.length}`,
              )
            }
          >
            {t('edit.picture-remove', { number: index + 1 })}
          </Button>
        </fieldset>
      ))}
      {pictures.length < contentLimits.pictures && (
        <AddPicture
          onStored={(picture, shownAt, alt) => {
            onPicture(picture.id, shownAt);
            onChange([...pictures, { ...picture, alt }], `pictures ${pictures.length}`);
          }}
        />
      )}
    </>
  );
}
