import { arcadeActNames } from '@rainbow-rabbit/processes/arcade/client';
import { declareActs, staffWords } from '@rainbow-rabbit/shared/acts';
import type texts from '../locales/acts/en.json';

/**
 * The acts of players, organisers and staff in the arcade (docs/arcade-protocol.md). A key of the device signs what begins a
 * run, so no sheet asks for that.
 */
export const acts = declareActs<keyof typeof texts>({
  'processes.arcade': {
    staff: staffWords(arcadeActNames, (action, part) => `desk.${action}.${part}` as const),
    run: { actKey: 'run.act', acts: ['Admit', 'SetChallenge'] },
    acts: {
      Enter: {
        titleKey: 'approve.enter.title',
        textKey: 'approve.enter.text',
        ways: [{ actKey: 'approve.enter.act' }],
      },
      Submit: {
        titleKey: 'approve.score.title',
        textKey: 'approve.score.text',
        ways: [{ actKey: 'approve.score.act' }],
      },
      Keepsake: {
        titleKey: 'approve.keepsake.title',
        textKey: 'approve.keepsake.text',
        ways: [{ actKey: 'approve.keepsake.act' }],
      },
    },
  },
});
