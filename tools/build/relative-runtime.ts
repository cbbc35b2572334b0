import path from 'node:path';

/** The request for the federation's runtime: a module whose text is the request itself, with the paths of its files. */
export const runtimeRequest = /data:text\/javascript,import%20__module_federation_bundler_runtime__%20/;
const wholePath = /(?<=%20from%20%22)%2F.*?(?=%22)/g;

/**
 * Returns a request for the runtime that names its files from the built folder. Ids of modules are made from requests: so
 * the same sources make the same bytes in every folder.
 */
export function relativeRuntime(folder: string, request: string): string {
  return request.replace(wholePath, (file) =>
    encodeURIComponent(`./${path.relative(folder, decodeURIComponent(file))}`),
  );
}
