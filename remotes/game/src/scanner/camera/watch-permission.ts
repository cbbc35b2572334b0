/**
 * Tells when the camera's permission changes, so that a person who allows it in the settings need not come
 * back and try again.
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
      // Some browsers don't let the camera's permission be asked for; there, "try again" is a button.
    }
  };
  void watch();
  return () => {
    watching = false;
    status?.removeEventListener('change', changed);
  };
}
