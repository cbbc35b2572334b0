import { lazy, Suspense, useState } from 'react';
import type { LoadLog } from '../areas';
import { allowedManifest } from './domain/allowed-manifest';
import { askedOverrides, type Overrides, storedOverrides } from './override-store';

const OverridePanel = lazy(() =>
  import('./override-panel').then((module) => ({ default: module.OverridePanel })),
);

interface OverrideBadgeProps {
  /** Folders besides this machine from which overrides may come. */
  allowedFolders: readonly string[];
  loadLog: LoadLog;
}

/** What of the overrides asked for may run and doesn't yet. */
function questions(asked: Overrides, stored: Overrides, allowedFolders: readonly string[]): Overrides {
  return Object.fromEntries(
    Object.entries(asked).filter(
      ([area, url]) => stored[area] !== url && allowedManifest(url, allowedFolders),
    ),
  );
}

/** A badge for developers who run, or are asked to run, their own build of an area (docs/product.md 11.6). */
export function OverrideBadge({ allowedFolders, loadLog }: OverrideBadgeProps) {
  const [{ stored, asked }] = useState(() => {
    const inForce = storedOverrides();
    return { stored: inForce, asked: questions(askedOverrides(window.location), inForce, allowedFolders) };
  });
  if (Object.keys(stored).length === 0 && Object.keys(asked).length === 0) return null;
  return (
    <Suspense>
      <OverridePanel stored={stored} asked={asked} loadLog={loadLog} />
    </Suspense>
  );
}
