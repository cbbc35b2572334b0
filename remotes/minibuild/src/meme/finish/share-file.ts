/** Returns true where this browser shares files with other apps. */
export function canShareFiles(): boolean {
  const probe = new File([new Uint8Array(1)], 'meme.png', { type: 'image/png' });
  return navigator.canShare?.({ files: [probe] }) ?? false;
}

/** Offers a file to other apps. Leaving the choice is no failure. */
export async function shareFile(file: File): Promise<void> {
  try {
    await navigator.share({ files: [file] });
  } catch (error) {
    if (!(error instanceof DOMException && error.name === 'AbortError')) throw error;
  }
}
