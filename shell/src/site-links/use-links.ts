import type { NavigationPlace } from '@rainbow-rabbit/shared/area';
import type { Colour } from '@rainbow-rabbit/shared/ui';
import { useAreaText, useSiteAreas } from './site-areas';

/** A link in one of the shell's places. */
interface SiteLink {
  to: string;
  label: string;
  /** Its place among the others. */
  order: number;
  colour?: Colour | undefined;
}

/** Returns the shell's own links with those that the areas declare for a place, in their order. */
export function useLinks(place: NavigationPlace, own: readonly SiteLink[] = []): readonly SiteLink[] {
  const textOf = useAreaText();
  const declared = useSiteAreas().flatMap((area) =>
    (area.navigation ?? [])
      .filter(({ places }) => places.includes(place))
      .map(({ path, labelKey, order, colour }) => ({
        to: path,
        label: textOf(area, labelKey) ?? '',
        order,
        colour,
      })),
  );
  return [...own, ...declared].sort((a, b) => a.order - b.order);
}
