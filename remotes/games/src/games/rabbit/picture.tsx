import { spectrum } from '@rainbow-rabbit/shared/ui';
import styles from '../../art/game-picture.module.css';
import { RabbitHead } from '../../art/rabbit-head';

/** A rabbit that leaps over a stream, before a rainbow. */
export function RabbitPicture() {
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
