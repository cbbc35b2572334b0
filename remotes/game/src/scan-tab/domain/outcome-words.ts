import type { CountedScan } from './scan-step';

/** Messages for each effect of a scan on the player's own rainbow. */
const words = {
  collected: { title: 'collect.collected', text: undefined },
  reserve: { title: 'collect.reserve.title', text: 'collect.reserve.text' },
  waiting: { title: 'collect.waiting.title', text: 'collect.waiting.text' },
} as const satisfies Record<CountedScan['outcome'], { title: string; text: string | undefined }>;

/** Returns the messages for the effect of a scan; that of a printed badge counts once the staff have checked it. */
export function outcomeWords({ outcome, printed }: Pick<CountedScan, 'outcome' | 'printed'>) {
  const { title, text } = words[outcome];
  return { title, text: printed && outcome !== 'reserve' ? ('collect.printed.text' as const) : text };
}
