import * as v from 'valibot';
import type { PublishedReply } from '../../common/client';
import type { PageRange } from '../../common/client/page-range';

/** A list that the community answers in pages, and publishes in one part of the same name. */
interface WholeList<Name extends string, Row> {
  name: Name;
  /** Rows of the longest page. */
  longest: number;
  /** Rows that there can be. */
  most: number;
  /** Reads a page. @param published the same page of what is published */
  read: (
    page: PageRange,
    published: PublishedReply,
  ) => Promise<{ total: number } & Readonly<Record<Name, readonly Row[]>>>;
}

const pageOfPart =
  (name: string, { offset, limit }: PageRange): PublishedReply =>
  async (ask) => {
    const [rows] = v.parse(v.tuple([v.array(v.unknown())]), await ask(name));
    return { total: rows.length, [name]: rows.slice(offset, offset + limit) };
  };

/** Reads a whole list, page by page, but no more than there can be. @throws AppError of the reads */
export async function readWholeList<Name extends string, Row>({
  name,
  longest,
  most,
  read,
}: WholeList<Name, Row>): Promise<readonly Row[]> {
  const rows: Row[] = [];
  let total = 1;
  // By offsets: a page may have left out rows that are wrong.
  for (let offset = 0; offset < Math.min(total, most); offset += longest) {
    const page = { offset, limit: longest };
    const reply = await read(page, pageOfPart(name, page));
    rows.push(...reply[name]);
    total = reply.total;
  }
  return rows;
}
