/** Replies that one press asks for (docs/product 9.197). */
const repliesAPress = 5;

/** People that one press adds; more of them wait for the next press. */
const foundAPress = 20;

/** People that a search shows (docs/product 9.198). */
export const mostFound = 500;

interface FoundRow {
  address: string;
}

/** The people that a search has found so far, and the name from which it goes on; none at its end. */
export interface FoundSoFar<Row extends FoundRow> {
  rows: readonly Row[];
  next?: number | undefined;
}

/** Reads the reply of a search from a name on. */
type ReadFound<Row extends FoundRow> = (from: number) => Promise<FoundSoFar<Row>>;

/**
 * Goes on with a search: asks until some people more are found, at most a few times. Each person is there once, also
 * when somebody's new name has moved the others meanwhile.
 */
export async function searchOn<Row extends FoundRow>(
  { rows, next }: FoundSoFar<Row>,
  read: ReadFound<Row>,
): Promise<FoundSoFar<Row>> {
  const found = new Map(rows.map((row) => [row.address, row]));
  const enough = Math.min(found.size + foundAPress, mostFound);
  let from = next;
  for (let reply = 0; reply < repliesAPress && from !== undefined && found.size < enough; reply += 1) {
    const answer = await read(from);
    for (const row of answer.rows) if (!found.has(row.address)) found.set(row.address, row);
    // a search that would not come nearer to its end has ended
    from = answer.next !== undefined && answer.next > from ? answer.next : undefined;
  }
  return { rows: [...found.values()].slice(0, mostFound), next: from };
}
