import type { AreaDeclaration } from './contract';

/** Returns the keys of every text that a declaration names, each once: titles, links, the card and the area's name. */
export function declaredKeys({
  routes,
  nameKey,
  navigation = [],
  card,
}: Pick<AreaDeclaration, 'routes' | 'nameKey' | 'navigation' | 'card'>): readonly string[] {
  const keys = [
    ...routes.map(({ titleKey }) => titleKey),
    ...navigation.map(({ labelKey }) => labelKey),
    card?.titleKey,
    card?.textKey,
    nameKey,
  ];
  return [...new Set(keys)].filter((key) => key !== undefined);
}
