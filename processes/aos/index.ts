export { type AosModule, ensureAosModule, metered } from './aos-module';
export { AosProcess, type AosProcessOptions } from './aos-process';
export { bundleLua } from './bundle/bundle-lua';
export { processRelease, recordCode, recordedCodes, releaseOfToday } from './bundle/process-releases';
export { processSource } from './bundle/process-source';
export * from './client/message';
