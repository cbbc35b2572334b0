import { rabbitActNames } from '@rainbow-rabbit/processes/rabbit/client';
import { declareActs, staffWords } from '@rainbow-rabbit/shared/acts';
import type { ApprovalAhead } from '@rainbow-rabbit/shared/wallet';
import type texts from '../locales/acts/en.json';

/**
 * The message that confirms a scan later is part of the scan's consent, and stays so after a reload: colours lapse when
 * it is missing (docs/product 10.2).
 */
const confirming: readonly ApprovalAhead[] = [{ action: 'Disclose', isKept: true }];

/** Until the app is closed, scans need no further answer. */
const scanning: readonly ApprovalAhead[] = [{ action: 'Scan' }, { action: 'ScanPrinted' }, ...confirming];

/**
 * The answer's consent holds for the reveal of its key and for the judging, also after a reload: without them no winner is
 * found.
 */
const revealing: readonly ApprovalAhead[] = [
  { action: 'Reveal', isKept: true },
  { action: 'Settle', isKept: true },
];

/**
 * The day of an event. What takes something from a player, the staff, payments and the end are always asked for; so are settings
 * and draw, which name the keys that contacts and roles are sealed to. A reveal counts only for an answer that players gave with the
 * key, and the first of them wins whoever reveals it.
 */
const running = [
  'Admit',
  'Open',
  'Start',
  'Pause',
  'Deal',
  'Announce',
  'SettlePrinted',
  'Settle',
  'Reveal',
  'OpenDraw',
  'Report',
];

/**
 * The acts of players and staff in an event (docs/protocol.md). `Rekey` is covered by no answer to another question, since it
 * can replace the role key.
 */
export const acts = declareActs<keyof typeof texts>({
  events: {
    staff: staffWords(rabbitActNames, (action, part) => `desk.${action}.${part}` as const),
    run: { actKey: 'run.act', acts: running, alsoAt: ['Draw'], fees: '100000000000' },
    acts: {
      Register: {
        titleKey: 'approve.register.title',
        textKey: 'approve.register.text',
        ways: [{ actKey: 'approve.register.freely', ahead: scanning }, { actKey: 'approve.register.once' }],
      },
      Rekey: {
        titleKey: 'approve.rekey.title',
        textKey: 'approve.rekey.text',
        ways: [{ actKey: 'approve.rekey.act' }],
      },
      Scan: {
        titleKey: 'approve.scan.title',
        textKey: 'approve.scan.text',
        ways: [
          { actKey: 'approve.scan.freely', ahead: scanning },
          { actKey: 'approve.scan.once', ahead: confirming },
        ],
      },
      ScanPrinted: {
        titleKey: 'approve.scan.title',
        textKey: 'approve.scan.text',
        ways: [
          { actKey: 'approve.scan.freely', ahead: scanning },
          { actKey: 'approve.scan.once', ahead: confirming },
        ],
      },
      Disclose: {
        titleKey: 'approve.disclose.title',
        textKey: 'approve.disclose.text',
        ways: [{ actKey: 'approve.disclose.act' }],
      },
      Answer: {
        titleKey: 'approve.answer.title',
        textKey: 'approve.answer.text',
        ways: [{ actKey: 'approve.answer.act', ahead: revealing }],
      },
      Reveal: {
        titleKey: 'approve.reveal.title',
        textKey: 'approve.reveal.text',
        ways: [{ actKey: 'approve.reveal.act' }],
      },
      Acknowledge: {
        titleKey: 'approve.acknowledge.title',
        textKey: 'approve.acknowledge.text',
        ways: [{ actKey: 'approve.acknowledge.act' }],
      },
      Dispute: {
        titleKey: 'approve.dispute.title',
        textKey: 'approve.dispute.text',
        ways: [{ actKey: 'approve.dispute.act' }],
      },
      Flag: {
        titleKey: 'approve.flag.title',
        textKey: 'approve.flag.text',
        ways: [{ actKey: 'approve.flag.act' }],
      },
      Keepsake: {
        titleKey: 'approve.keepsake.title',
        textKey: 'approve.keepsake.text',
        ways: [{ actKey: 'approve.keepsake.act' }],
      },
      Settle: {
        titleKey: 'approve.settle.title',
        textKey: 'approve.settle.text',
        ways: [{ actKey: 'approve.settle.act' }],
      },
    },
  },
});
