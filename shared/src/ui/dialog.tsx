import { type MouseEvent, type ReactNode, useId, useRef } from 'react';
import { useSharedMessages } from '../i18n/shared-messages';
import { classNames } from './class-names';
import { useCloseByBack } from './close-by-back';
import styles from './dialog.module.css';
import { Icon } from './icon';
import { useModal } from './modal';

interface DialogProps {
  title: string;
  /** Asked for by Escape, the backdrop, the close button and the browser's Back. */
  onClose: () => void;
  /** Rises from the lower edge on screens of 768 px and narrower. */
  sheet?: boolean;
  /** Fades in (100 ms) instead of rising, or out (200 ms): the parent then removes the dialog. */
  fading?: 'in' | 'out';
  children: ReactNode;
}

/** A modal dialog, open for as long as it is rendered. */
export function Dialog({ title, onClose, sheet = false, fading, children }: DialogProps) {
  const t = useSharedMessages();
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  useCloseByBack(onClose);
  const closeByEscape = useModal(dialog, onClose);

  const closeByBackdrop = (event: MouseEvent) => {
    if (event.target === dialog.current) onClose();
  };

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the key for closing is Escape, which arrives as `cancel`
    <dialog
      ref={dialog}
      className={classNames(styles.dialog, sheet && styles.sheet)}
      aria-labelledby={titleId}
      data-fading={fading}
      onClick={closeByBackdrop}
      onCancel={closeByEscape}
    >
      <div className={styles.inside}>
        <div className={styles.head}>
          <h2 id={titleId}>{title}</h2>
          <button type="button" className={styles.close} aria-label={t('dialog.close')} onClick={onClose}>
            <Icon name="close" />
          </button>
        </div>
        {children}
      </div>
    </dialog>
  );
}
