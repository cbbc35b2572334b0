/** The connection, as some browsers describe it (https://wicg.github.io/netinfo/). */
interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** Returns true on a connection on which nothing is fetched that isn't needed now; false where the browser doesn't say. */
export function isVerySlow(): boolean {
  if (!('connection' in navigator)) return false;
  const { saveData, effectiveType = '' } = navigator.connection as Connection;
  return Boolean(saveData) || /2g$/.test(effectiveType);
}
