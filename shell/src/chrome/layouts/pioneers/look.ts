import type { Look } from '../look';
import { lookOf } from '../look-of';
import { Route } from './route';
import { Skyline } from './skyline';
import { Stations } from './stations';

/** Travel and cities: a map with a route, place-name signs, and a train into town. */
export const pioneers: Look = lookOf({
  parts: { header: 'line-map', art: 'map', footer: 'skyline', type: 'signs', motion: 'train' },
  HeaderArt: Stations,
  Art: Route,
  FooterArt: Skyline,
});
