/** One contact after its unsealing, as it is shown and saved. */
export interface OpenedContact extends Readonly<Record<string, string | number | boolean | undefined>> {
  /** Undefined for a contact that doesn't open. */
  email: string | undefined;
}

/** Returns the cells of an export, in the order of its columns. */
export const contactCells = (
  columns: readonly string[],
  contacts: readonly OpenedContact[],
): (string | number)[][] =>
  contacts.map((contact) =>
    columns.map((name) => {
      const value = contact[name] ?? '';
      return typeof value === 'boolean' ? String(value) : value;
    }),
  );
