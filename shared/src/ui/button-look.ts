import styles from './button.module.css';
import { classNames } from './class-names';

/** The look of a button, or of a link that looks like one. */
export interface ButtonLook {
  /** `primary`: the one thing to do here; `secondary`: another way; `quiet`: an aside; `danger`: destroys. */
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger';
  /** Fills the width there is. */
  wide?: boolean;
  large?: boolean;
}

/** The class names of a look. */
export function buttonClass(
  { variant = 'primary', wide, large }: ButtonLook,
  ...more: (string | undefined)[]
): string {
  return classNames(styles.button, styles[variant], wide && styles.wide, large && styles.large, ...more);
}
