import type { AreaManifest, Registry, RegistryEntry } from '@rainbow-rabbit/shared/area';

/** The folder of a development build, from the app's folder. */
export const buildFolder = ({ name, build }: Pick<AreaManifest, 'name' | 'build'>) =>
  `areas/${name}/${build}/`;

/** Returns the registry's entry of a development build. */
const developmentEntry = (manifest: AreaManifest): RegistryEntry => ({
  enabled: true,
  manifest: `${buildFolder(manifest)}area.json`,
  ...manifest,
});

/**
 * Returns the app's registry with one area's development build in the place of the released one; the other areas stay.
 * @param manifest of the development build; while the build has no manifest, the area is left out
 */
export function developmentRegistry(
  registry: Registry,
  area: string,
  manifest: AreaManifest | undefined,
): Registry {
  const { [area]: _released, ...others } = registry.areas;
  const areas = manifest ? { ...others, [area]: developmentEntry(manifest) } : others;
  return { ...registry, areas };
}
