/** The most that scripts and style sheets may weigh, in bytes after brotli. */
export interface Budget {
  /** The part that a visit must fetch before anything of it runs. */
  startBytes: number;
  /** All of it, with everything that comes later or never. */
  totalBytes: number;
}

/**
 * The shell: its first script is most of what the front page may cost (docs/product.md 9.81). The rest comes when it is
 * needed: four wallets (mqtt alone is 83 kB), the storage network's library, the check of what wallets dispatch, five
 * catalogues. Both may weigh 1 % more than they did when these limits were set.
 */
export const shellBudget: Budget = { startBytes: 130_000, totalBytes: 437_000 };

/**
 * The worker that keeps the app for visits without network (decision 033). Three quarters of it are the hashes of the
 * shell's files, among them those of the prerendered paths' data in five languages; it comes after the first visit has all
 * that it needs.
 */
export const workerBudget: Budget = { startBytes: 8600, totalBytes: 8600 };

/** The limit of an area that the table doesn't list. */
const anyArea: Budget = { startBytes: 16_000, totalBytes: 60_000 };

/** Areas that need more, and why. */
const largerAreas: Readonly<Record<string, Budget>> = {
  // Two QR decoders and html5-qrcode as their last resort; the staff's console with its texts in five languages, and the
  // Lua of the process that it makes events with; the words of keys. Each comes only when it is needed. The texts of the
  // console, with the White Rabbit's check, the reveal and the payment, are a tenth of it.
  game: { startBytes: 16_000, totalBytes: 500_000 },
};

/** The budget of an area. */
export function budgetOf(area: string): Budget {
  return largerAreas[area] ?? anyArea;
}
