/** The part of the world that is drawn, in degrees. */
const view = { west: -19, east: 133, south: -12, north: 56 };

/** Degrees of longitude are drawn as long as they are at 25° north, in the middle of the first cities. */
const squeeze = Math.cos((25 * Math.PI) / 180);

/** The width of the map in its units. */
export const mapWidth = 1000;

const unit = mapWidth / ((view.east - view.west) * squeeze);

/** The height of the map in its units. */
export const mapHeight = Math.round((view.north - view.south) * unit);

/** Returns a place on the map, in its units; outside of its width and height for a place that isn't on it. */
export const project = ([longitude, latitude]: readonly [number, number]): [number, number] => [
  (longitude - view.west) * squeeze * unit,
  (view.north - latitude) * unit,
];
