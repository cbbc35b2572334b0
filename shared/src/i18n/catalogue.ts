/** A catalogue of one workspace in one language: flat keys, whole sentences with `{{named}}` placeholders. */
export type Catalogue = Readonly<Record<string, string>>;

export type MessageParams = Readonly<Record<string, string | number>>;

/** Names one message: its workspace, its key, and the values of its placeholders. */
export interface MessageQuery {
  namespace: string;
  key: string;
  /** Values, filled in as they are. A number named `count` picks the plural form. */
  params?: MessageParams;
}
