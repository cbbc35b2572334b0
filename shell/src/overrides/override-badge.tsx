import { lazy, Suspense, useState } from 'react';
import type { AreaRegistry, LoadLog } from '../areas';
import { allowedManifest } from './domain/allowed-manifest';
import type { OverrideFailure } from './load-overrides';
import { askedOverrides, type Overrides, storedOverrides } from './override-store';

const OverridePanel = lazy(() =>
  import('./override-panel').then((module) => ({ default: module.OverridePanel })),
);

interface OverrideBadgeProps {
  registry: AreaRegistry;
  /** Overrides that are in force but can't run. */
  failed: readonly OverrideFailure[];
  loadLog: LoadLog;
}

/** Returns the requested overrides that may run and don't yet. */
function questions(asked: Overrides, stored: Overrides, allowedFolders: readonly string[]): Overrides {
  return Object.fromEntries(
    Object.entries(asked).filter(
      ([area, url]) => stored[area] !== url && allowedManifest(url, allowedFolders),
    ),
  );
}

/** A badge for developers who run, or are asked to run, their own build of an area (docs/product.md 11.6). */
export function OverrideBadge({ registry, failed, loadLog }: OverrideBadgeProps) {
  const [{ stored, asked }] = useState(() => {
    const inForce = storedOverrides();
    const asked = askedOverrides(window.location);
    return { stored: inForce, asked: questions(asked, inForce, registry.overrideFolders) };
  });
  if (Object.keys(stored).length === 0 && Object.keys(asked).length === 0) return null;
  return (
    <Suspense>
      <OverridePanel
        stored={stored}
        asked={asked}
        failed={failed}
        released={registry.areas.map(({ name }) => name)}
        loadLog={loadLog}
      />
    </Suspense>
  );
}
