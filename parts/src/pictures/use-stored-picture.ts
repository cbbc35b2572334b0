import { useNetwork } from '@rainbow-rabbit/shared/network';
import { useState } from 'react';

/** A stored picture as an `<img>` shows it. */
interface ShownPicture {
  src: string;
  onError: () => void;
}

/**
 * Returns where a stored picture is shown from: from the next gateway each time one fails; undefined once all have failed.
 * @param local address of a copy in this tab, which is asked before all gateways
 */
export function useStoredPicture(id: string, local?: string): ShownPicture | undefined {
  const { gateways } = useNetwork();
  const [failed, setFailed] = useState({ id, count: 0 });
  const count = failed.id === id ? failed.count : 0;
  const src = [...(local ? [local] : []), ...gateways.map((gateway) => new URL(id, gateway).href)][count];
  return src === undefined ? undefined : { src, onError: () => setFailed({ id, count: count + 1 }) };
}
