interface Facts {
  banned: boolean;
  complete: boolean;
  collected: readonly { status: 'pending' | 'confirmed'; at: number }[];
}

/** Returns true for a player whose seven colours are confirmed by claims made before an answer: its reveal is taken. */
export function mayWin({ banned, complete, collected }: Facts, answeredAt: number): boolean {
  return (
    !banned && complete && collected.every(({ status, at }) => status === 'confirmed' && at <= answeredAt)
  );
}
