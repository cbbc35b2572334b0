/** Phones ask their user before they save a file, and some read it only then. */
const keepUrlMs = 20_000;
const inputs = ['pointerdown', 'keydown'] as const;

/**
 * Hands a file to the browser's downloads. Its address in the page is freed with the next input of the user, whom a
 * question of the browser keeps from the page, and soon in any case.
 * @returns frees the address at once
 */
export function saveFile(name: string, content: string | Uint8Array<ArrayBuffer>, type: string): () => void {
  const url = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  const free = () => {
    clearTimeout(timer);
    for (const input of inputs) removeEventListener(input, free, true);
    URL.revokeObjectURL(url);
  };
  const timer = setTimeout(free, keepUrlMs);
  for (const input of inputs) addEventListener(input, free, true);
  return free;
}
