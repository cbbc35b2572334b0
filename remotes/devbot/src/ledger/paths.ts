/** Returns the path, within the app, of the page of a process. */
export const inspectPath = (process: string): string => `/devbot/processes/${process}`;

/** Returns the path, within the app, of the page of a message that a process got. */
export const messagePath = (process: string, message: string): string =>
  `${inspectPath(process)}/messages/${message}`;
