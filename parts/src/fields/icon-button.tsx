import { Icon, type IconName } from '@rainbow-rabbit/shared/ui';
import type { MouseEventHandler } from 'react';
import styles from './icon-button.module.css';

interface IconButtonProps {
  icon: IconName;
  /** Says what it does, to screen readers. */
  label: string;
  onClick: MouseEventHandler<HTMLButtonElement>;
}

/** A button that is an icon alone. */
export function IconButton({ icon, label, onClick }: IconButtonProps) {
  return (
    <button type="button" className={styles.button} aria-label={label} onClick={onClick}>
      <Icon name={icon} />
    </button>
  );
}
