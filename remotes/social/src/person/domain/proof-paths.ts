/** Returns the path, within the app, of a process and its messages. */
export const proofOfProcess = (process: string): string => `/devbot/processes/${process}`;

/** Returns the path, within the app, of the messages of an action that an address sent to a process. */
export const proofOfActs = (process: string, action: string, from: string): string =>
  `${proofOfProcess(process)}?${new URLSearchParams({ action, from })}`;

/** Returns the path, within the app, of a message that a process got. */
export const proofOfMessage = (process: string, message: string): string =>
  `${proofOfProcess(process)}/messages/${message}`;
