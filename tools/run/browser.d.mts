/** Path of the Chromium that browser tests run in, or undefined when there is none. */
export function findBrowser(): string | undefined;
