import type { GameName } from '@rainbow-rabbit/processes/arcade/client/domain';
import { type Colour, spectrum } from '@rainbow-rabbit/shared/ui';
import styles from './game-picture.module.css';

/** The picture of a game on its card and its page, which is decoration. */
export function GamePicture({ game }: { game: GameName }) {
  const Art = arts[game];
  return (
    <svg
      className={styles.picture}
      viewBox="0 0 320 180"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <rect className={styles.sky} width="320" height="180" />
      <Art />
    </svg>
  );
}

const arts: Readonly<Record<GameName, () => React.ReactNode>> = {
  whac: WhacArt,
  hyperstax: StackArt,
  rabbit: RunArt,
};

interface HeadProps {
  x: number;
  y: number;
  colour: Colour | 'white';
  scale?: number;
}

/** The head and shoulders of a rabbit, whose chin is at the point. */
function RabbitHead({ x, y, colour, scale = 1 }: HeadProps) {
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`} data-colour={colour} className={styles.rabbit}>
      <path d="M-13-27C-19-46-17-66-10-67S-1-47-4-29ZM13-27C19-46 17-66 10-67S1-47 4-29Z" />
      <path d="M-22-11C-22-27-12-34 0-34S22-27 22-11 13 8 0 8-22 5-22-11Z" />
      <g className={styles.face}>
        <circle cx="-8" cy="-14" r="3" />
        <circle cx="8" cy="-14" r="3" />
        <path d="M-3-7h6L0-3Z" />
      </g>
    </g>
  );
}

const holes: readonly { x: number; y: number; colour?: Colour | 'white'; up?: number }[] = [
  { x: 58, y: 92, colour: 'orange', up: 6 },
  { x: 160, y: 92, colour: 'red', up: 14 },
  { x: 262, y: 92 },
  { x: 58, y: 158 },
  { x: 160, y: 158, colour: 'white', up: 4 },
  { x: 262, y: 158, colour: 'green', up: 14 },
];

function WhacArt() {
  return (
    <>
      <path className={styles.far} d="M0 60Q80 34 170 58T320 46V180H0Z" />
      <path className={styles.near} d="M0 84Q110 58 210 78T320 74V180H0Z" />
      {holes.map(({ x, y, colour, up = 0 }) => (
        <g key={`${x} ${y}`}>
          <ellipse className={styles.hole} cx={x} cy={y} rx="42" ry="13" />
          {colour && <RabbitHead x={x} y={y - up} colour={colour} />}
          <path className={styles.near} d={`M${x - 46} ${y + 4}q46 22 92 0v20h-92Z`} />
        </g>
      ))}
    </>
  );
}

const blocks: readonly { x: number; width: number }[] = [
  { x: 84, width: 152 },
  { x: 90, width: 146 },
  { x: 90, width: 138 },
  { x: 96, width: 132 },
  { x: 96, width: 126 },
];

function StackArt() {
  return (
    <>
      <circle className={styles.moon} cx="266" cy="38" r="18" />
      <path
        className={styles.far}
        d="M0 140h28v-30h26v30h30v-46h24v86H0ZM320 150h-34v-52h-30v40h-26v42h90Z"
      />
      {blocks.map(({ x, width }, index) => (
        <g key={spectrum[index]} data-colour={spectrum[index]} className={styles.block}>
          <rect x={x} y={154 - index * 24} width={width} height="24" />
          <path className={styles.shine} d={`M${x} ${154 - index * 24}h${width}l-8 7h${16 - width}Z`} />
        </g>
      ))}
      <g data-colour={spectrum[5]} className={styles.block} transform="rotate(-3 200 30)">
        <rect x="132" y="18" width="122" height="24" />
        <path className={styles.shine} d="M132 18h122l-8 7H140Z" />
      </g>
      <path className={styles.swing} d="M112 30H78m0 0 10-8m-10 8 10 8" />
    </>
  );
}

function RunArt() {
  return (
    <>
      {spectrum.map((colour, index) => (
        <path
          key={colour}
          data-colour={colour}
          className={styles.band}
          d={`M${64 + index * 9} 150A${106 - index * 9} ${106 - index * 9} 0 0 1 ${276 - index * 9} 150`}
        />
      ))}
      <path className={styles.far} d="M0 128Q60 100 130 128T320 118V180H0Z" />
      <path className={styles.near} d="M0 150H128L138 180H0ZM206 150H320V180H196Z" />
      <g transform="rotate(-8 170 96)" className={styles.rabbit} data-colour="blue">
        <ellipse cx="152" cy="112" rx="30" ry="18" />
        <circle cx="122" cy="110" r="8" />
        <path d="M132 122q-20 6-30 18l8 4q14-10 34-12ZM172 122q18 4 32 2l2 8q-20 6-38-2Z" />
        <RabbitHead x={184} y={104} colour="blue" scale={0.7} />
      </g>
      <path className={styles.swing} d="M84 92H56m20 20H44m44 18H62" />
    </>
  );
}
