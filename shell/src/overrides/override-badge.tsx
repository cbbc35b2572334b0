import { lazy, Suspense, useState } from 'react';
import type { AreaRegistry, LoadLog } from '../areas';
import { addPartMessages, partMessages } from '../messages';
import type { OverrideFailure } from './load-overrides';
import { askedOverrides, storedOverrides } from './override-store';

const OverridePanel = lazy(() =>
  Promise.all([import('./override-panel'), addPartMessages(partMessages.overrides)]).then(([module]) => ({
    default: module.OverridePanel,
  })),
);

interface OverrideBadgeProps {
  registry: AreaRegistry;
  /** Overrides that are in force but can't run. */
  failed: readonly OverrideFailure[];
  loadLog: LoadLog;
}

/** A badge for developers who run, or are asked to run, their own build of an area (docs/product.md 11.6). */
export function OverrideBadge({ registry, failed, loadLog }: OverrideBadgeProps) {
  const [{ stored, asked }] = useState(() => ({
    stored: storedOverrides(),
    asked: askedOverrides(window.location),
  }));
  if (Object.keys(stored).length === 0 && Object.keys(asked).length === 0) return null;
  return (
    <Suspense>
      <OverridePanel stored={stored} asked={asked} failed={failed} registry={registry} loadLog={loadLog} />
    </Suspense>
  );
}
