import type { Colour } from '@rainbow-rabbit/shared/ui';
import { Decoration } from '../decoration';
import styles from './pioneers.module.css';

/** Hills of the map, each as its contour lines from the foot to the top: centre, radii and turn. */
const hills = [
  { x: 190, y: 96, rx: 250, ry: 120, turn: -8, lines: 6 },
  { x: 1010, y: 70, rx: 330, ry: 170, turn: 12, lines: 8 },
  { x: 620, y: 300, rx: 300, ry: 110, turn: 4, lines: 5 },
] as const;

/** The uneven outline of a hill at a height from 0, its foot, to 1, its top. */
function contour(rx: number, ry: number, height: number): string {
  const steps = 18;
  const points = Array.from({ length: steps }, (_, step) => {
    const angle = (step / steps) * 2 * Math.PI;
    const bend = 1 + 0.13 * Math.sin(3 * angle + 4 * height) + 0.07 * Math.sin(5 * angle - 3 * height);
    const reach = (1 - height * 0.9) * bend;
    return [Math.cos(angle) * rx * reach, Math.sin(angle) * ry * reach] as const;
  });
  // Through the middles of the sides: a closed curve without corners.
  const middle = (step: number) => {
    const [x, y] = points[step % steps] ?? [0, 0];
    const [nextX, nextY] = points[(step + 1) % steps] ?? [0, 0];
    return `${Math.round((x + nextX) / 2)} ${Math.round((y + nextY) / 2)}`;
  };
  const curves = points.map(([x, y], step) => `Q${Math.round(x)} ${Math.round(y)} ${middle(step)}`);
  return `M${middle(steps - 1)}${curves.join('')}Z`;
}

const cities: readonly { x: number; y: number; colour: Colour }[] = [
  { x: 92, y: 210, colour: 'red' },
  { x: 330, y: 78, colour: 'orange' },
  { x: 884, y: 132, colour: 'blue' },
  { x: 1120, y: 52, colour: 'violet' },
];

/** A map behind the head of the page: contour lines, cities, and a paper plane on its way between them. */
export function RouteMap() {
  return (
    <Decoration className={styles.map}>
      <svg
        className={styles.land}
        aria-hidden="true"
        viewBox="0 0 1200 340"
        preserveAspectRatio="xMidYMin slice"
      >
        {hills.map(({ x, y, rx, ry, turn, lines }) => (
          <g key={x} transform={`translate(${x} ${y}) rotate(${turn})`}>
            {Array.from({ length: lines }, (_, line) => (
              <path
                // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a hill never change
                key={line}
                className={styles.contour}
                d={contour(rx, ry, line / lines)}
              />
            ))}
          </g>
        ))}
        <path
          className={styles.way}
          d="M92 210C150 120 240 70 330 78S520 40 640 60 800 150 884 132 1030 40 1120 52"
        />
        {cities.map(({ x, y, colour }) => (
          <g key={colour} data-colour={colour} transform={`translate(${x} ${y})`}>
            <ellipse className={styles.shade} cx="0" cy="1" rx="9" ry="4" />
            <path className={styles.pin} d="M0 0C-5-10-15-16-15-28a15 15 0 0 1 30 0C15-16 5-10 0 0Z" />
            <circle className={styles.eye} cx="0" cy="-28" r="5.5" />
          </g>
        ))}
      </svg>
      <span className={styles.flight}>
        <svg className={styles.plane} aria-hidden="true" viewBox="0 0 64 48">
          <path className={styles.wing} d="M2 24 62 4 40 44 27 31Z" />
          <path className={styles.fold} d="M27 31 62 4 24 26 25 42Z" />
        </svg>
      </span>
    </Decoration>
  );
}
