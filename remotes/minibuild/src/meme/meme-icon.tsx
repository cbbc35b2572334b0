import styles from './meme-icon.module.css';

/** Line icons of 24 × 24, as those of the app. */
const paths = {
  undo: 'M9 14 4 9l5-5M4 9h10a6 6 0 0 1 0 12h-3',
  redo: 'm15 14 5-5-5-5M20 9H10a6 6 0 0 0 0 12h3',
  copy: 'M9 9h11v11H9zM5 15H4V4h11v1',
  higher: 'M12 20V5M6 11l6-6 6 6',
  lower: 'M12 4v15M6 13l6 6 6-6',
  remove: 'M4 7h16M9 7V4h6v3M6 7l1 13h10l1-13M10 11v5M14 11v5',
  left: 'M4 6h16M4 12h10M4 18h13',
  centre: 'M4 6h16M7 12h10M5.500 18h13',
  right: 'M4 6h16M10 12h10M7 18h13',
  add: 'M12 5v14M5 12h14',
  square: 'M5 5h14v14H5z',
  portrait: 'M6.500 4h11v16h-11z',
  wide: 'M3 7h18v10H3z',
} as const;

export type MemeIconName = keyof typeof paths;

/** An icon of the meme maker; the words beside it, or the label of its button, carry the meaning. */
export function MemeIcon({ name }: { name: MemeIconName }) {
  return (
    <svg className={styles.icon} viewBox="0 0 24 24" aria-hidden="true">
      <path d={paths[name]} />
    </svg>
  );
}
