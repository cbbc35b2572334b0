import { type ReactNode, useId } from 'react';
import { classNames } from './class-names';
import { colourShapes } from './colour-shapes';
import { type Colour, spectrum } from './colours';
import { moveInView } from './move-in-view';
import styles from './rabbit.module.css';
import { type Mood, OpenEyes, RabbitFace } from './rabbit-face';

interface RabbitProps {
  /** Its fur, and the shape on its chest. The White Rabbit has none of the seven; nobody's rabbit has them all. */
  colour?: Colour | 'white' | 'rainbow';
  mood?: Mood;
  /** Width in CSS pixels, or any CSS length. */
  size?: number | string;
  /** The text for screen readers; without it the rabbit is decoration. */
  label?: string;
}

const ears = {
  calm: { left: 'rotate(-9 78 92)', right: 'rotate(16 122 92)' },
  happy: { left: 'rotate(-14 78 92)', right: 'rotate(14 122 92)' },
  asleep: { left: 'translate(-36 8) rotate(-125 90 96)', right: 'translate(36 8) rotate(125 110 96)' },
} as const;

const ear = 'M82 98C64 84 58 48 64 22 67 8 82 6 88 18 98 38 100 70 98 98Z';
const innerEar = 'M82 86C73 70 69 46 72 29 74 20 80 20 83 28 89 44 91 66 90 86Z';

const isOfOneColour = (colour: string): colour is Colour => Object.hasOwn(colourShapes, colour);

/** A narrower rabbit is one of many, as in the rows of a list: it sits still. Width in CSS pixels. */
const leastMovingWidth = 48;

/**
 * The game's creature: an own drawing that wears its colour as fur and as the colour's shape; the product's own one wears
 * the rainbow. It moves for some seconds when it comes into view.
 */
export function Rabbit({ colour = 'rainbow', mood = 'calm', size = 160, label }: RabbitProps) {
  const isShare = typeof size === 'string' && size.endsWith('%');
  const isSmall = typeof size === 'number' && size < leastMovingWidth;
  return (
    <span
      ref={isSmall ? undefined : moveInView}
      className={classNames(styles.rabbit, isShare && styles.fluid)}
      // The page's policy allows no style in markup that is written ahead, so a whole width needs none.
      style={isShare && size !== '100%' ? { inlineSize: size } : undefined}
      data-colour={colour}
      data-mood={mood}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      <Drawing width={isShare ? '100%' : size}>
        <ellipse className={styles.shadow} cx="100" cy="249" rx="66" ry="8" />
      </Drawing>
      <span className={styles.hop}>
        <Drawing>
          <Body colour={colour} mood={mood} />
        </Drawing>
        {mood === 'calm' && (
          <span className={styles.eyes}>
            <Drawing>
              <OpenEyes />
            </Drawing>
          </span>
        )}
      </span>
      {mood === 'asleep' && (
        <span className={styles.dream}>
          <Drawing>
            <path className={styles.sleep} d="M158 70h14l-14 16h14M182 40h18l-18 20h18" />
          </Drawing>
        </span>
      )}
    </span>
  );
}

/** One of the layers that lie over each other. */
function Drawing({ width = '100%', children }: { width?: number | string; children: ReactNode }) {
  return (
    <svg className={styles.drawing} viewBox="0 0 200 260" width={width} aria-hidden="true">
      {children}
    </svg>
  );
}

/** The seven colours from the tips of the ears to the feet, whatever part of the drawing is filled with them. */
function RainbowFur({ id }: { id: string }) {
  return (
    <linearGradient id={id} gradientUnits="userSpaceOnUse" x1="100" y1="14" x2="100" y2="246">
      {spectrum.map((colour, index) => (
        <stop
          key={colour}
          className={styles.stop}
          data-colour={colour}
          offset={index / (spectrum.length - 1)}
        />
      ))}
    </linearGradient>
  );
}

function Body({ colour, mood }: Required<Pick<RabbitProps, 'colour' | 'mood'>>) {
  const rainbow = useId();
  return (
    <g fill={colour === 'rainbow' ? `url(#${rainbow})` : undefined}>
      {colour === 'rainbow' && <RainbowFur id={rainbow} />}
      <circle className={styles.tail} cx="157" cy="218" r="17" />
      <path
        className={styles.fur}
        d="M100 160c40 0 58 28 58 56 0 24-22 32-58 32s-58-8-58-32c0-28 18-56 58-56Z"
      />
      <path
        className={styles.belly}
        d="M100 184c22 0 33 14 33 32 0 20-13 29-33 29s-33-9-33-29c0-18 11-32 33-32Z"
      />
      <g transform={ears[mood].left}>
        <path className={styles.fur} d={ear} />
        <path className={styles.inner} d={innerEar} />
      </g>
      <g transform={ears[mood].right}>
        <path className={styles.fur} d={ear} transform="matrix(-1 0 0 1 200 0)" />
        <path className={styles.inner} d={innerEar} transform="matrix(-1 0 0 1 200 0)" />
      </g>
      <path
        className={styles.fur}
        d="M100 80c46 0 72 24 72 54 0 33-33 48-72 48s-72-15-72-48c0-30 26-54 72-54Z"
      />
      <path
        className={styles.shine}
        d="M50 112c7-12 20-19 34-21 5-1 6 5 1 7-12 4-22 10-28 20-4 5-10 0-7-6Z"
      />
      <RabbitFace mood={mood} />
      <path
        className={styles.fur}
        d="M48 238c0-10 10-15 21-15s20 6 20 15c0 8-9 11-20 11s-21-3-21-11ZM111 238c0-9 9-15 20-15s21 5 21 15c0 8-10 11-21 11s-20-3-20-11Z"
      />
      <path
        className={styles.fur}
        d="M62 194c-8 3-13 12-10 18s12 5 18-2c5-6 6-12 4-15s-7-3-12-1ZM138 194c8 3 13 12 10 18s-12 5-18-2c-5-6-6-12-4-15s7-3 12-1Z"
      />
      {isOfOneColour(colour) && (
        <path
          className={styles.badge}
          d={colourShapes[colour]}
          fillRule="evenodd"
          transform="translate(84 190) scale(1.34)"
        />
      )}
    </g>
  );
}
