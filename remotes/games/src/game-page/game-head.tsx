import { Link } from '@rainbow-rabbit/shared/router';
import { Icon } from '@rainbow-rabbit/shared/ui';
import type { ReactNode } from 'react';
import styles from './game-head.module.css';

interface GameHeadProps {
  title: string;
  /** The page that this one belongs to. */
  back: string;
  backText: string;
  /** A line about the page. */
  children?: ReactNode;
}

/** The head of a page of the arcade, with the way back. */
export function GameHead({ title, back, backText, children }: GameHeadProps) {
  return (
    <header className={styles.head}>
      <Link to={back} className={styles.back}>
        <Icon name="arrow-left" /> {backText}
      </Link>
      <h1>
        <bdi>{title}</bdi>
      </h1>
      {children}
    </header>
  );
}
