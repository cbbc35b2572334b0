import { lazy, Suspense, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { AreaRegistry, LoadLog } from '../areas';
import { addPartMessages, partMessages } from '../messages';
import type { Observer } from '../observed/observer';
import type { OverrideFailure } from './load-overrides';
import { askedOverrides, asksForPanel, storedOverrides } from './override-store';

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
  observer: Observer;
}

/**
 * A badge for developers who run, or are asked to run, their own build of an area (docs/product 11.6), and the events of the
 * visit for owners who ask for them: `?area`.
 */
export function OverrideBadge(props: OverrideBadgeProps) {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const [{ stored, asked }] = useState(() => ({
    stored: storedOverrides(),
    asked: askedOverrides(window.location),
  }));
  const [isClosed, setClosed] = useState(false);
  const isAskedBefore = asksForPanel(window.location.search);
  const isWanted = asksForPanel(search) || (isAskedBefore && !isClosed);
  if (!isWanted && Object.keys(stored).length === 0 && Object.keys(asked).length === 0) return null;
  const close = () => {
    setClosed(true);
    if (asksForPanel(search)) void navigate(pathname, { replace: true });
  };
  return (
    <Suspense>
      <OverridePanel {...props} stored={stored} asked={asked} onClose={isWanted ? close : undefined} />
    </Suspense>
  );
}
