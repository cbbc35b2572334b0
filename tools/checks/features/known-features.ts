import { createRequire } from 'node:module';
import { compareVersions, type LeastVersions } from '../../build/declared-browsers';

type Support = Readonly<Record<string, string>>;

interface FeatureData {
  kind: string;
  status?: { by_compat_key?: Readonly<Record<string, { support: Support }>> };
}

/** The feature data of web-features, which are those of MDN (https://github.com/web-platform-dx/web-features). */
const data: { features: Readonly<Record<string, FeatureData>> } = createRequire(import.meta.url)(
  'web-features/data.json',
);

/** Each feature by MDN's key, such as `css.properties.text-wrap`: the version of each browser that was the first to have it. */
export const supportOf: ReadonlyMap<string, Support> = new Map(
  Object.values(data.features).flatMap(({ status }) =>
    Object.entries(status?.by_compat_key ?? {}).map(([key, { support }]) => [key, support] as const),
  ),
);

/** Returns the browsers whose least version lacks a feature. */
export function browsersWithout(key: string, least: LeastVersions): readonly string[] {
  const support = supportOf.get(key);
  if (!support) return [];
  return [...least]
    .filter(([name, version]) => {
      const first = support[name]?.replace('≤', '');
      return !first || compareVersions(first, version) > 0;
    })
    .map(([name, version]) => `${name} ${version}`);
}
