import type { RegistryEntry } from '@rainbow-rabbit/shared/area';
import { useLocale } from '@rainbow-rabbit/shared/i18n';
import { createContext, type ReactNode, useContext } from 'react';

const SiteAreas = createContext<readonly RegistryEntry[]>([]);

/** Gives the areas of the registry to the shell's links. They do not lead to an area that is switched off. */
export function SiteAreasProvider({
  areas,
  children,
}: {
  areas: readonly RegistryEntry[];
  children: ReactNode;
}) {
  return <SiteAreas value={areas}>{children}</SiteAreas>;
}

/** Returns the areas that can be visited. */
export const useSiteAreas = (): readonly RegistryEntry[] =>
  useContext(SiteAreas).filter(({ enabled }) => enabled);

/** Returns the function that gives a text of an area's entry, in the language of the page or else in English. */
export function useAreaText(): (area: RegistryEntry, key: string) => string | undefined {
  const { code } = useLocale();
  return ({ texts }, key) => texts[code]?.[key] ?? texts.en?.[key];
}

/** Returns an area's name as people read it; its technical name while its entry says no other. */
export function useAreaName(name: string): string {
  const textOf = useAreaText();
  const area = useContext(SiteAreas).find((one) => one.name === name);
  const key = area?.nameKey ?? area?.card?.titleKey;
  return (area && key && textOf(area, key)) || name;
}
