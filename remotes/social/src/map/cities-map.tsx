import { Link } from '@rainbow-rabbit/shared/router';
import { cities, citySlugs } from '../cities/cities';
import { useMessages } from '../messages';
import styles from './cities-map.module.css';
import { labelPlaces } from './label-places';
import { cityPlaces, world } from './world';

const { width, height, land } = world;

/** The journey from city to city, in the order of their list. */
const way = citySlugs
  .map((slug, index) => {
    const { x, y } = cityPlaces[slug];
    return `${index === 0 ? 'M' : 'L'}${x} ${y}`;
  })
  .join('');

/**
 * The cities on a map. The map is decoration: the cities are a list of links, which lies below it, and on a wide screen
 * on it, each at the end of a line from its place.
 */
export function CitiesMap({ lines }: { lines: Readonly<Record<string, string>> }) {
  const t = useMessages();
  return (
    <nav className={styles.map} aria-label={t('map.title')}>
      <div className={styles.sea} aria-hidden="true">
        <svg className={styles.drawing} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
          <path className={styles.land} d={land} />
          <path className={styles.way} d={way} />
          {citySlugs.map((slug) => {
            const { x, y } = cityPlaces[slug];
            const label = labelPlaces[slug];
            return (
              <g key={slug} data-colour={cities[slug].colour}>
                <path className={styles.leader} d={`M${x} ${y}L${label.x} ${label.y}`} />
                <circle className={styles.place} cx={x} cy={y} r={7} />
              </g>
            );
          })}
        </svg>
      </div>
      <ul className={styles.cities}>
        {citySlugs.map((slug) => {
          const { x, y } = labelPlaces[slug];
          const { path, colour } = cities[slug];
          return (
            <li
              key={slug}
              className={styles.city}
              data-colour={colour}
              style={{ insetInlineStart: `${(100 * x) / width}%`, insetBlockStart: `${(100 * y) / height}%` }}
            >
              <Link className={styles.link} to={path}>
                <span className={styles.name}>{t(`city.name.${slug}`)}</span>
                <span className={styles.line}>{lines[slug]}</span>
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
