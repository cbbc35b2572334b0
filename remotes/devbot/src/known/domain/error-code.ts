/** Returns the code of an error that a process of this project refused a message with: `rr:<code>` somewhere in its text. */
export const errorCodeIn = (text: string): string | undefined =>
  /\brr:([a-z0-9-]+(?:\.[a-z0-9-]+)*)/.exec(text.slice(0, 4000))?.[1];
