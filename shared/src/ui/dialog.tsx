import { type MouseEvent, type ReactNode, type SyntheticEvent, useEffect, useId, useRef } from 'react';
import { useSharedMessages } from '../i18n/shared-messages';
import { classNames } from './class-names';
import { useCloseByBack } from './close-by-back';
import styles from './dialog.module.css';
import { Icon } from './icon';

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

/**
 * A modal dialog, open for as long as it is rendered. The browser's own `<dialog>` keeps focus inside, the page
 * behind inert, and gives focus back at the end.
 */
export function Dialog({ title, onClose, sheet = false, fading, children }: DialogProps) {
  const t = useSharedMessages();
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  useCloseByBack(onClose);

  useEffect(() => {
    const element = dialog.current;
    if (!element) return;
    const before = document.activeElement;
    if (typeof element.showModal === 'function') element.showModal();
    else element.setAttribute('open', '');
    return () => {
      if (typeof element.close === 'function') element.close();
      if (before instanceof HTMLElement) before.focus();
    };
  }, []);

  const closeByBackdrop = (event: MouseEvent) => {
    if (event.target === dialog.current) onClose();
  };

  /** A nested dialog and a cancelled file chooser send the same event. */
  const closeByEscape = (event: SyntheticEvent) => {
    if (event.target !== dialog.current) return;
    event.preventDefault();
    onClose();
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
