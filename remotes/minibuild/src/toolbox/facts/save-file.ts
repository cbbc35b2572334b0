/** Browsers read a blob's URL shortly after the click that saves it. */
const keepUrlMs = 10_000;

/** Saves bytes as a file on this device. */
export function saveFile(name: string, bytes: Uint8Array<ArrayBuffer>): void {
  const url = URL.createObjectURL(new Blob([bytes], { type: 'application/octet-stream' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), keepUrlMs);
}
