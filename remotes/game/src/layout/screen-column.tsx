import type { ReactNode } from 'react';
import styles from './screen-column.module.css';

interface ScreenColumnProps {
  /** True for lists and longer texts. */
  isWide?: boolean;
  /** True for few parts, which lie farther apart. */
  isLoose?: boolean;
  className?: string | undefined;
  children: ReactNode;
}

/** The column in the middle of a screen, which holds the screen's parts one below the other. */
export function ScreenColumn({ isWide, isLoose, className = '', children }: ScreenColumnProps) {
  return (
    <div
      className={`${styles.column} ${className}`}
      data-wide={isWide || undefined}
      data-loose={isLoose || undefined}
    >
      {children}
    </div>
  );
}
