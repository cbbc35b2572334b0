/** Opens a database for one use, and closes it: an open one would hold up a later version of it. */
export async function inDatabase<Database extends { close: () => void }, Value>(
  open: () => Promise<Database>,
  use: (database: Database) => Promise<Value>,
): Promise<Value> {
  const database = await open();
  try {
    return await use(database);
  } finally {
    database.close();
  }
}
