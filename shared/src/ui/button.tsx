import type { ComponentProps, MouseEvent } from 'react';
import styles from './button.module.css';
import { type ButtonLook, buttonClass } from './button-look';
import { Spinner } from './spinner';

export type ButtonProps = ButtonLook &
  Omit<ComponentProps<'button'>, 'className'> & {
    /** Something this button started is under way: further presses are ignored, focus stays. */
    busy?: boolean;
  };

/** A tactile button that goes down when pressed. */
export function Button({
  variant,
  wide,
  large,
  busy = false,
  type = 'button',
  onClick,
  children,
  ...rest
}: ButtonProps) {
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      {...rest}
      type={type}
      className={buttonClass({ variant, wide, large }, busy ? styles.busy : undefined)}
      aria-disabled={busy || undefined}
      aria-busy={busy || undefined}
      onClick={press}
    >
      {busy && <Spinner />}
      {children}
    </button>
  );
}
