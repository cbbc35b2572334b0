import type { EventPhase } from '@rainbow-rabbit/processes/rabbit/client';

/** Notices for the phases in which the game can't simply be played. */
export const phaseNotices = {
  draft: { tone: 'info', title: 'phase.draft.title', text: 'phase.draft.text' },
  open: { tone: 'info', title: 'phase.open.title', text: 'phase.open.text' },
  running: undefined,
  paused: { tone: 'warning', title: 'phase.paused.title', text: 'phase.paused.text' },
  ended: { tone: 'success', title: 'phase.ended.title', text: 'phase.ended.text' },
} as const satisfies Record<EventPhase, unknown>;
