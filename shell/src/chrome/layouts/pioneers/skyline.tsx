import { spectrum } from '@rainbow-rabbit/shared/ui';
import { Decoration } from '../decoration';
import styles from './pioneers.module.css';

/** The near houses, by their left and right edge and the height of their roofs, with the shape on top. */
const houses = [
  { left: 20, right: 92, roof: 70, top: 'flat' },
  { left: 92, right: 150, roof: 118, top: 'dome' },
  { left: 196, right: 244, roof: 52, top: 'spire' },
  { left: 244, right: 322, roof: 104, top: 'flat' },
  { left: 384, right: 448, roof: 92, top: 'gable' },
  { left: 448, right: 520, roof: 128, top: 'flat' },
  { left: 574, right: 638, roof: 66, top: 'flat' },
  { left: 638, right: 702, roof: 112, top: 'dome' },
  { left: 760, right: 820, roof: 84, top: 'gable' },
  { left: 820, right: 866, roof: 44, top: 'spire' },
  { left: 866, right: 948, roof: 116, top: 'flat' },
  { left: 1004, right: 1070, roof: 122, top: 'dome' },
  { left: 1070, right: 1126, roof: 62, top: 'flat' },
  { left: 1126, right: 1188, roof: 98, top: 'gable' },
] as const;

type House = (typeof houses)[number];

const tops = {
  flat: () => '',
  gable: (half) => `l${half}-26 ${half} 26`,
  dome: (half) => `a${half} ${half * 0.9} 0 0 1 ${2 * half} 0`,
  spire: (half) => `h${half - 5}l5-40 5 40h${half - 5}`,
} as const satisfies Readonly<Record<House['top'], (half: number) => string>>;

const wall = ({ left, right, roof, top }: House) =>
  `M${left} 200V${roof}${tops[top]((right - left) / 2)}H${right}V200Z`;

/** The windows that are lit, in rows below the roof. Some people are not at home. */
function lit({ left, right, roof }: House): string {
  const columns = Math.floor((right - left - 10) / 13);
  const rows = Math.floor((176 - roof) / 15);
  const first = (left + right - columns * 13 + 6) / 2;
  return Array.from({ length: columns * rows }, (_, index) => index)
    .filter((index) => (index * 7 + left) % 3 !== 0)
    .map(
      (index) => `M${first + (index % columns) * 13} ${roof + 12 + Math.floor(index / columns) * 15}h7v8h-7Z`,
    )
    .join('');
}

/** Cities of the world by the railway, and a train of seven colours that comes into town. */
export function Skyline() {
  return (
    <Decoration className={styles.skyline}>
      <svg
        className={styles.town}
        aria-hidden="true"
        viewBox="0 0 1200 200"
        preserveAspectRatio="xMidYMax slice"
      >
        <path
          className={styles.far}
          d="M0 200V120h40v-26h34v-18l14-22 14 22v18h30v30h40V88h18V60h10V34l6-24 6 24v26h10v28h18v40h50v-24q30-40 60 0v24h40V70h14V46h40v24h14v58h60v-30h24l20-34 20 34h24v30h40V58q26-34 52 0v70h46V84h12V40h8V16l5-14 5 14v24h8v44h12v44h56v-22q36-46 72 0v22h44V76h20V52h36v24h20v52h54V96l30-30 30 30v32h40v72Z"
        />
        <path className={styles.near} d={`M0 200V150H1200V200Z${houses.map(wall).join('')}`} />
        <path className={styles.window} d={houses.map(lit).join('')} />
      </svg>
      <div className={styles.rail} />
      <div className={styles.train}>
        {spectrum.map((colour, index) => (
          <span
            key={colour}
            className={index === spectrum.length - 1 ? styles.engine : styles.car}
            data-colour={colour}
          />
        ))}
      </div>
    </Decoration>
  );
}
