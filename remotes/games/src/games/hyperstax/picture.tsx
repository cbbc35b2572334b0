import { spectrum } from '@rainbow-rabbit/shared/ui';
import styles from '../../art/game-picture.module.css';

const blocks: readonly { x: number; width: number }[] = [
  { x: 84, width: 152 },
  { x: 90, width: 146 },
  { x: 90, width: 138 },
  { x: 96, width: 132 },
  { x: 96, width: 126 },
];

/** A tower of blocks, and a block that swings over it. */
export function HyperstaxPicture() {
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
