/**
 * Notifies of changes of the camera's permission, so that the camera starts when the user allows it in the
 * settings.
 * @returns the undo
 */
export function watchCameraPermission(changed: () => void): () => void {
  let status: PermissionStatus | undefined;
  let watching = true;
  const watch = async () => {
    try {
      status = await navigator.permissions.query({ name: 'camera' });
      if (watching) status.addEventListener('change', changed);
    } catch {
      // Some browsers can't be asked for the camera's permission; there, "try again" is a button.
    }
  };
  void watch();
  return () => {
    watching = false;
    status?.removeEventListener('change', changed);
  };
}
