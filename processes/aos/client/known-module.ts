import known from './known-module.json' with { type: 'json' };

/**
 * The aos module that everything here runs on (it reports 2.0.4, wasm64): its id on the network, its format, and the SHA-256 of
 * its bytes in hex. No other bytes are run.
 */
export const knownModule: Readonly<typeof known> = known;
