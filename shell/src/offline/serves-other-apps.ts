/**
 * Returns true on a host that serves many apps by path and so has one store for all of them. The sandbox subdomain of a
 * gateway is the app's own. The comparison of names is loaded where a path asks for it.
 */
export async function servesOtherApps(): Promise<boolean> {
  if (!/^\/[\w-]{43}\//.test(window.location.pathname)) return false;
  const { isSharedHost } = await import('@rainbow-rabbit/shared/arweave');
  return isSharedHost(window.location);
}
