/**
 * Replaces the service worker when it has to go (docs/guides/deploy-the-app.md, "Switch the worker off"). Pages go
 * on as they are; the next load comes from the network alone.
 */
import { type RetiringScope, retireWorker } from './retire-worker';

retireWorker(globalThis as unknown as RetiringScope);
