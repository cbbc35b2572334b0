import { useSharedMessages } from '../i18n/shared-messages';
import { classNames } from './class-names';
import styles from './colour-mark.module.css';
import { colourShapes } from './colour-shapes';
import type { Colour } from './colours';
import { VisuallyHidden } from './visually-hidden';

interface ColourMarkProps {
  colour: Colour;
  /** True draws the name beside the shape; otherwise only screen readers read it. */
  named?: boolean;
  /** Draws only the outline: a colour that is still to be found. */
  missing?: boolean;
  size?: 's' | 'm' | 'l';
}

/** A colour as its shape and its name, never as a hue alone. */
export function ColourMark({ colour, named = true, missing = false, size = 'm' }: ColourMarkProps) {
  const t = useSharedMessages();
  const name = t(`colour.${colour}`);
  return (
    <span
      className={classNames(styles.mark, styles[size])}
      data-colour={colour}
      data-missing={missing || undefined}
    >
      <svg className={styles.shape} viewBox="0 0 24 24" aria-hidden="true">
        <path d={colourShapes[colour]} fillRule="evenodd" />
      </svg>
      {named ? <span>{name}</span> : <VisuallyHidden>{name}</VisuallyHidden>}
    </span>
  );
}
