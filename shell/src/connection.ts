/** The connection, as some browsers describe it (https://wicg.github.io/netinfo/). */
interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

const connection = (): Connection | undefined =>
  'connection' in navigator ? (navigator.connection as Connection) : undefined;

/** Returns true when a few kB too many cost little; false where the browser says nothing about the connection. */
export function isGenerous(): boolean {
  const { saveData, effectiveType } = connection() ?? {};
  return !saveData && effectiveType === '4g';
}

/** Returns true on a connection on which nothing is fetched that isn't needed now; false where the browser doesn't say. */
export function isVerySlow(): boolean {
  const { saveData = false, effectiveType = '' } = connection() ?? {};
  return saveData || /2g$/.test(effectiveType);
}
