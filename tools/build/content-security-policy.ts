/**
 * What the page may run and reach. Scripts come from where the app lies and are never inline; a developer's own
 * machine may stand in for an area (design 3.6). Where AO, gateways and brokers are is configuration read at
 * run time, so requests may go to any of them.
 */
const directives: Readonly<Record<string, string>> = {
  'default-src': "'self'",
  // The QR decoder is WebAssembly.
  'script-src': "'self' 'wasm-unsafe-eval' http://localhost:* http://127.0.0.1:*",
  'style-src': "'self' http://localhost:* http://127.0.0.1:*",
  'img-src': "'self' data: blob: https:",
  'media-src': "'self' blob: mediastream:",
  'connect-src': "'self' https: http: wss: ws:",
  'worker-src': "'self' blob:",
  'object-src': "'none'",
  'base-uri': "'none'",
  'form-action': "'none'",
};

export const contentSecurityPolicy = Object.entries(directives)
  .map(([name, value]) => `${name} ${value}`)
  .join('; ');
