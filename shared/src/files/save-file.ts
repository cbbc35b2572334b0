/** Phones ask their user before they save a file, and read the blob only then. */
const keepUrlMs = 60_000;

/** Hands a file to the browser's downloads. */
export function saveFile(name: string, content: string | Uint8Array<ArrayBuffer>, type: string): void {
  const url = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), keepUrlMs);
}
