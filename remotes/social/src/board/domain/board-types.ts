/** The kinds of boards, in the order in which the list has them. */
export const boardKinds = ['overall', 'city', 'event', 'game', 'league'] as const;

export type BoardKind = (typeof boardKinds)[number];

/** The part of a board that names it. */
export interface NamedBoard {
  id: string;
  kind: BoardKind;
  title?: string | undefined;
  /** The slug of the city that the board belongs to. */
  city?: string | undefined;
}

/** The list of a board that is looked at. */
export interface BoardView {
  id: string;
  period: 'all' | 'month';
  /** Only people who play for this city. */
  city?: string;
  /** The list of people, or of everybody else, who play for no city. */
  list: 'admitted' | 'others';
}
