import type { ComponentProps } from 'react';
import styles from './row-button.module.css';

/** A row of a windowed list that opens something, as high as the list lets it be. */
export function RowButton(props: Omit<ComponentProps<'button'>, 'type' | 'className'>) {
  return <button {...props} type="button" className={styles.row} />;
}
