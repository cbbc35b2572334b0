/**
 * Loads the newest build in place of the page's own: the address stays, with all that the browser keeps for it. The worker
 * that keeps the app learns of the build first, so that it keeps the new one from this load on.
 */
export async function loadBuild(): Promise<void> {
  try {
    // Absent on unencrypted addresses and in some private windows.
    const container: ServiceWorkerContainer | undefined = navigator.serviceWorker;
    await (await container?.getRegistration())?.update();
  } catch {
    // The page loads from the network first in any case.
  }
  window.location.reload();
}
