import { useEffect, useState, useSyncExternalStore } from 'react';
import type { AreaLoadEvent, LoadLog } from '../areas';
import { caretakerHooks } from '../caretaker-hooks';
import { isVerySlow } from '../connection';
import type { Observer } from '../observed/observer';
import { createBuildWatch } from './build-watch';
import { fetchBuildManifest, fetchLatestBuild } from './fetch-build';
import { loadBuild } from './load-build';
import { fetchPayloadsAhead } from './payload-ahead';
import { UpdateNotice } from './update-notice';

interface UpdateCareProps {
  /** The id of the page's own build. */
  own: string;
  observer: Observer;
  loadLog: LoadLog;
}

/** Looks for newer builds, offers them, and fetches data of prerendered pages ahead. */
export function UpdateCare({ own, observer, loadLog }: UpdateCareProps) {
  const [watch] = useState(() =>
    createBuildWatch({
      own,
      fetchLatest: fetchLatestBuild,
      note: (error) => observer.check('latest', error),
    }),
  );
  const [isNewest, setNewest] = useState(false);
  const offered = useSyncExternalStore(watch.subscribe, watch.offered);

  useEffect(() => watch.start(), [watch]);

  useEffect(() => {
    if (isVerySlow()) return;
    let stop: (() => void) | undefined;
    let isGone = false;
    fetchBuildManifest(own).then(
      (manifest) => {
        if (manifest && !isGone) stop = fetchPayloadsAhead(manifest);
      },
      (error: unknown) => observer.check('manifest', error),
    );
    return () => {
      isGone = true;
      stop?.();
    };
  }, [own, observer]);

  useEffect(() => {
    caretakerHooks.loadNewest = () =>
      void watch.check().then((isNewer) => (isNewer ? loadBuild() : setNewest(true)));
    return () => {
      delete caretakerHooks.loadNewest;
    };
  }, [watch]);

  // An area that needs a newer app asks for one (docs/product 11.5).
  useEffect(() => {
    const isIncompatible = ({ outcome }: AreaLoadEvent) => outcome === 'area.incompatible';
    if (loadLog.events().some(isIncompatible)) void watch.check();
    return loadLog.subscribe(() => {
      if (loadLog.events().slice(-1).some(isIncompatible)) void watch.check();
    });
  }, [loadLog, watch]);

  if (offered) return <UpdateNotice text="updates.ready" onLoad={loadBuild} onLater={watch.putOff} />;
  return isNewest ? <UpdateNotice text="updates.none" onLater={() => setNewest(false)} /> : null;
}
