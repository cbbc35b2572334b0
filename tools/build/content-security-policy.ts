/**
 * A developer's own machine, which may serve an area (docs/product 11.6) or the web wallet instead. The boot script
 * takes its scripts and styles away again from every page that runs no such build: policies only add up.
 */
const loopback = 'http://localhost:* http://127.0.0.1:*';

/**
 * Returns the page's content security policy. Scripts come from the app's own folder; the only inline ones are those
 * whose hashes are given. The addresses of AO, gateways and brokers are read at run time, and they redirect to others, so
 * requests may go to any encrypted host (decision 027).
 * @param inlineScripts the hashes of the page's own scripts, as source expressions
 */
export function contentSecurityPolicy(...inlineScripts: readonly string[]): string {
  const directives: Readonly<Record<string, string>> = {
    'default-src': "'self'",
    // The QR decoder is WebAssembly.
    'script-src': `'self' ${inlineScripts.join(' ')} 'wasm-unsafe-eval' ${loopback}`,
    'style-src': `'self' ${loopback}`,
    'img-src': "'self' data: blob: https:",
    'media-src': "'self' blob: mediastream:",
    'connect-src': `'self' https: wss: ${loopback} ws://localhost:* ws://127.0.0.1:*`,
    'frame-src': `https://arweave.app ${loopback}`,
    'worker-src': "'self' blob:",
    'object-src': "'none'",
    'base-uri': "'none'",
    'form-action': "'none'",
    // No text becomes a script or markup, but for addresses of scripts that the boot script's policy lets pass.
    'require-trusted-types-for': "'script'",
    'trusted-types': 'default',
  };
  return Object.entries(directives)
    .map(([name, value]) => `${name} ${value}`)
    .join('; ');
}
