/** A page of a list: at most `limit` rows from row `offset` on, which counts from 0. */
export interface PageRange {
  offset: number;
  limit: number;
}
