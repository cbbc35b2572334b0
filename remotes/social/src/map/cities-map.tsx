import type { ProcessId } from '@rainbow-rabbit/shared/arweave';
import { Link } from '@rainbow-rabbit/shared/router';
import { type City, cities, citySlugs, isCitySlug } from '../cities/cities';
import { useKnownCities } from '../cities/known-cities';
import { useCityName } from '../cities/use-city-name';
import { useMessages } from '../messages';
import styles from './cities-map.module.css';
import { labelPlaces } from './label-places';
import { project } from './projection';
import { world } from './world';

const { width, height, land } = world;

/** Returns the place of a city, in units of the map; undefined for a city that is elsewhere in the world. */
export function placeOnMap({ longitude, latitude }: City): { x: number; y: number } | undefined {
  const [x, y] = project([longitude, latitude]).map((unit) => Math.round(unit * 10) / 10) as [number, number];
  return x > 0 && x < width && y > 0 && y < height ? { x, y } : undefined;
}

/** The journey from city to city, in the order of their list. */
const way = citySlugs
  .flatMap((slug) => placeOnMap(cities[slug]) ?? [])
  .map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${x} ${y}`)
  .join('');

/** A city's mark on the map; the line of a first one leads to its label. */
function CityMark({ city }: { city: City }) {
  const place = placeOnMap(city);
  const label = isCitySlug(city.slug) ? labelPlaces[city.slug] : undefined;
  if (!place) return null;
  return (
    <g data-colour={city.colour}>
      {label && <path className={styles.leader} d={`M${place.x} ${place.y}L${label.x} ${label.y}`} />}
      <circle className={styles.place} cx={place.x} cy={place.y} r={7} />
    </g>
  );
}

interface CitiesMapProps {
  /** The line of each city, by its slug. */
  lines: Readonly<Record<string, string>>;
  /** The process of the event for which a city is chosen. */
  asked?: ProcessId | undefined;
}

/**
 * The cities on a map. The map is decoration: the cities are a list of links, which lies below it, and on a wide screen
 * on it, each at the end of a line from its place. Cities that the community added are in a list below it on every screen,
 * where no label can lie on another one.
 */
export function CitiesMap({ lines, asked }: CitiesMapProps) {
  const t = useMessages();
  const known = useKnownCities();
  const nameOf = useCityName();
  const added = known.filter(({ slug }) => !isCitySlug(slug));
  const linkOf = ({ slug, path }: City) => (
    <Link className={styles.link} to={asked ? `${path}?propose=${asked}` : path}>
      <span className={styles.name}>{nameOf(slug)}</span>
      {lines[slug] && <span className={styles.line}>{lines[slug]}</span>}
    </Link>
  );
  return (
    <nav aria-label={t('map.title')}>
      <div className={styles.map}>
        <div className={styles.sea} aria-hidden="true">
          <svg className={styles.drawing} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
            <path className={styles.land} d={land} />
            <path className={styles.way} d={way} />
            {known.map((city) => (
              <CityMark key={city.slug} city={city} />
            ))}
          </svg>
        </div>
        <ul className={styles.cities}>
          {known.map((city) => {
            if (!isCitySlug(city.slug)) return null;
            const { x, y } = labelPlaces[city.slug];
            return (
              <li
                key={city.slug}
                className={styles.city}
                data-colour={city.colour}
                style={{
                  insetInlineStart: `${(100 * x) / width}%`,
                  insetBlockStart: `${(100 * y) / height}%`,
                }}
              >
                {linkOf(city)}
              </li>
            );
          })}
        </ul>
      </div>
      {added.length > 0 && (
        <ul className={styles.added}>
          {added.map((city) => (
            <li key={city.slug} data-colour={city.colour}>
              {linkOf(city)}
            </li>
          ))}
        </ul>
      )}
    </nav>
  );
}
