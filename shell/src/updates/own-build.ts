import { payloadFile } from '@rainbow-rabbit/shared/area';

/** Returns the id of the page's build, which the build writes into the page; undefined in a development server. */
export function ownBuild(): string | undefined {
  const content = document.querySelector<HTMLMetaElement>('meta[name="build"]')?.content ?? '';
  return /^[0-9a-f]{16}$/.test(content) ? content : undefined;
}

/**
 * Returns the address of the data of one of the shell's prerendered paths. The build's id in it keeps the data of two builds
 * apart in every cache.
 */
export function payloadUrl(prerendered: string): string {
  return new URL(`${payloadFile(prerendered)}?${ownBuild() ?? ''}`, document.baseURI).href;
}
