import { useNetwork } from '@rainbow-rabbit/shared/network';
import { useEffect, useState } from 'react';
import type { AreaRegistry, LoadLog } from '../areas';
import { caretakerHooks } from '../caretaker-hooks';
import { LateInstallOffer } from '../install/late-install-offer';
import { createObserver } from '../observed/observer';
import { sendReports } from '../observed/send-reports';
import { watchErrors } from '../observed/watch-errors';
import type { OverrideFailure } from '../overrides/load-overrides';
import { OverrideBadge } from '../overrides/override-badge';
import { ownBuild } from './own-build';
import { UpdateCare } from './update-care';

export interface CaretakerProps {
  registry: AreaRegistry;
  /** Developers' own builds that are in force but can't run. */
  failed: readonly OverrideFailure[];
  loadLog: LoadLog;
}

/** Looks after a page that runs: notes errors, looks for newer builds, offers to install, and shows developers what they run. */
export function Caretaker({ registry, failed, loadLog }: CaretakerProps) {
  const { reports } = useNetwork();
  const [own] = useState(ownBuild);
  const [observer] = useState(() =>
    createObserver({ base: new URL('.', document.baseURI).href, shell: own ?? '', areas: registry.areas }),
  );
  useEffect(() => watchErrors(observer), [observer]);
  useEffect(() => observer.follow(loadLog), [observer, loadLog]);
  useEffect(() => (reports === undefined ? undefined : sendReports(observer, reports)), [observer, reports]);
  useEffect(() => {
    caretakerHooks.caught = (error) => observer.error('caught', error);
    return () => {
      delete caretakerHooks.caught;
    };
  }, [observer]);
  return (
    <>
      {own && <UpdateCare own={own} observer={observer} loadLog={loadLog} />}
      <LateInstallOffer />
      <OverrideBadge registry={registry} failed={failed} loadLog={loadLog} observer={observer} />
    </>
  );
}
