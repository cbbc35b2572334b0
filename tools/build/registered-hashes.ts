/**
 * Runs inside every area's container: keeps the hashes of the area's files, by path, that the shell gives with the entry's tag.
 * The bundler's runtime checks chunks; an area checks with these what it starts by itself, such as a worker. A shell that
 * gives none leaves them out.
 */
interface ContainerRuntime {
  registeredHashes?: Readonly<Record<string, string>>;
}

declare const __webpack_require__: ContainerRuntime;

export default function registeredHashes() {
  const script = document.currentScript;
  if (script?.dataset.files) __webpack_require__.registeredHashes = JSON.parse(script.dataset.files);
  return { name: 'registered-hashes' };
}
