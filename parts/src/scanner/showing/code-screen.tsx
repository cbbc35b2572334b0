import { useSharedMessages } from '@rainbow-rabbit/shared/i18n';
import { type Colour, Icon, useModal } from '@rainbow-rabbit/shared/ui';
import { type ReactNode, type RefObject, useRef } from 'react';
import styles from './code-screen.module.css';

interface CodeScreenProps {
  /** Name of the screen. */
  label: string;
  colour?: Colour;
  /** True when a tap anywhere closes it, besides Escape and the button. */
  closesByTap?: boolean;
  dialog?: RefObject<HTMLDialogElement | null>;
  onClose: () => void;
  /** Three parts below one another, beside one another on a wide screen; the middle one has all the room that is left. */
  children: ReactNode;
}

/** The whole screen for one code: white in every color scheme, as cameras need it. */
export function CodeScreen({ label, colour, closesByTap, dialog, onClose, children }: CodeScreenProps) {
  const ofDialogs = useSharedMessages();
  const own = useRef<HTMLDialogElement>(null);
  const element = dialog ?? own;
  const closeByEscape = useModal(element, onClose);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keys for closing are Escape, which arrives as `cancel`, and those of the button
    <dialog
      ref={element}
      className={styles.screen}
      aria-label={label}
      data-colour={colour}
      data-closes-by-tap={closesByTap}
      onClick={closesByTap ? onClose : undefined}
      onCancel={closeByEscape}
    >
      <div className={styles.inside}>{children}</div>
      <button
        type="button"
        className={styles.close}
        aria-label={ofDialogs('dialog.close')}
        onClick={closesByTap ? undefined : onClose}
      >
        <Icon name="close" />
      </button>
    </dialog>
  );
}

/** The middle part of a code's screen: the code, as large as it fits. */
export function CodeRoom({ children }: { children: ReactNode }) {
  return (
    <div className={styles.room}>
      <div className={styles.code}>{children}</div>
    </div>
  );
}
