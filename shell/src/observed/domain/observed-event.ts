import type { AreaLoadEvent } from '../../areas';

/** The load of an area, or of a further screen of it. */
export interface ObservedLoad extends Omit<AreaLoadEvent, 'error'> {
  kind: 'area-load';
}

/** An error that nothing handled, or that only a boundary caught. */
export interface ObservedError {
  kind: 'error';
  /** `thrown` and `rejected`: nothing handled it; `caught`: a page replaced what threw. */
  origin: 'thrown' | 'rejected' | 'caught';
  /** The code of the app's own errors, the name of the browser's. */
  code: string;
  /** The area whose code threw; `shell` for the app's own code, empty if no file of either is named. */
  area: string;
  /** The build of that area, or of the shell. */
  build: string;
  /** The places in the files of that build, the innermost first: `areas/game/0.1.0-12345678/area.js:1:234`. */
  frames: readonly string[];
}

/** A check for newer builds that failed. */
export interface ObservedCheck {
  kind: 'build-check';
  /** The file that could not be had. */
  file: 'latest' | 'manifest';
  code: string;
}

/**
 * An event that owners of an app may collect from all visits (docs/product 11.10). It holds no personal data: no message of
 * an error, no address, no path of a route.
 */
export type ObservedEvent = (ObservedLoad | ObservedError | ObservedCheck) & {
  /** The moment, in milliseconds since 1970. */
  atMs: number;
  /** The build of the shell. */
  shell: string;
};

/** Receives each event. */
export type ObservedSink = (event: ObservedEvent) => void;
