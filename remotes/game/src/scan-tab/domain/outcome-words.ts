import type { Scanned } from '@rainbow-rabbit/processes/rabbit/client/domain';

/** Messages for each effect of a scan on the player's own rainbow. */
export const outcomeWords = {
  collected: { title: 'collect.collected', text: undefined },
  reserve: { title: 'collect.reserve.title', text: 'collect.reserve.text' },
  waiting: { title: 'collect.waiting.title', text: 'collect.waiting.text' },
} as const satisfies Record<Scanned['outcome'], { title: string; text: string | undefined }>;
