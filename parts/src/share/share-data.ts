/** Returns true where this browser offers links to other apps. Older ones can't, although the typings say so. */
export const canShareLinks = (): boolean => typeof navigator.share === 'function';

/** Returns true where this browser offers pictures to other apps. */
export function canSharePictures(): boolean {
  const probe = new File([new Uint8Array(1)], 'picture.png', { type: 'image/png' });
  return navigator.canShare?.({ files: [probe] }) ?? false;
}

/** Offers something to other apps. Leaving the choice is no failure. */
export async function shareData(data: ShareData): Promise<void> {
  try {
    await navigator.share(data);
  } catch (error) {
    if (!(error instanceof DOMException && error.name === 'AbortError')) throw error;
  }
}
