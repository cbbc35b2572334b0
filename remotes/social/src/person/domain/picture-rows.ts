/** Rows that a picture has room for. */
const mostRows = 6;
/** Rainbows among them, at most. */
const mostRainbows = 2;

/** A row of the picture of a page; all texts are translated and formatted. */
interface PictureRow {
  place: string;
  name: string;
  points: string;
  isOwn: boolean;
}

interface PicturedPage {
  /** The latest first. */
  rainbows: readonly { name: string; place?: string | undefined }[];
  /** The word beside each of them. */
  rainbow: string;
  boards: readonly { name: string; place: string; points: string }[];
  /** The number of meet-ups, in words; undefined without any. */
  meetUps: string | undefined;
}

/** Returns the rows of the picture of a page: the latest rainbows, in the colour of the own row, as many boards as fit, and the number of meet-ups. */
export function picturedRows({ rainbows, rainbow, boards, meetUps }: PicturedPage): readonly PictureRow[] {
  const first = rainbows
    .slice(0, mostRainbows)
    .map(({ name, place = '' }) => ({ place, name, points: rainbow, isOwn: true }));
  const last = meetUps === undefined ? [] : [{ place: '', name: meetUps, points: '', isOwn: false }];
  const room = mostRows - first.length - last.length;
  return [...first, ...boards.slice(0, room).map((board) => ({ ...board, isOwn: false })), ...last];
}
