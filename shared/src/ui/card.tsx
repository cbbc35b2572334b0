import type { ReactNode } from 'react';
import styles from './card.module.css';
import { classNames } from './class-names';

interface CardProps {
  children: ReactNode;
  /** `plain` lies on the page; `raised` lies above it; `sunk` is set into it. */
  tone?: 'plain' | 'raised' | 'sunk';
  /** A rainbow along the upper edge, for the one card that matters most. */
  rainbow?: boolean;
}

/** A sheet that holds things that belong together. */
export function Card({ children, tone = 'plain', rainbow = false }: CardProps) {
  return <div className={classNames(styles.card, styles[tone], rainbow && styles.rainbow)}>{children}</div>;
}
