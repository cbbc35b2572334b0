import type { LayoutLook } from '../look';
import { lookOf } from '../look-of';
import { RouteMap } from './route-map';
import { Skyline } from './skyline';
import { Stations } from './stations';

/** Travel and cities: a map with a route, place-name signs, and a train into town. */
export const pioneers: LayoutLook = lookOf({
  parts: { header: 'line-map', art: 'map', footer: 'skyline', type: 'signs', motion: 'train' },
  HeaderArt: Stations,
  Art: RouteMap,
  FooterArt: Skyline,
});
