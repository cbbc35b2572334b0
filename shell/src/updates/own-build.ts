/** Returns the id of the page's build, which the build writes into the page; undefined in a development server. */
export function ownBuild(): string | undefined {
  const content = document.querySelector<HTMLMetaElement>('meta[name="build"]')?.content ?? '';
  return /^[0-9a-f]{16}$/.test(content) ? content : undefined;
}
