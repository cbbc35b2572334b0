import { declareActs } from '@rainbow-rabbit/shared/acts';
import type texts from '../locales/acts/en.json';

/** The acts of people and owners in any token, listed or not. */
export const acts = declareActs<keyof typeof texts>({
  'processes.token': {
    acts: {
      Transfer: {
        titleKey: 'approve.transfer.title',
        textKey: 'approve.transfer.text',
        ways: [{ actKey: 'approve.transfer.act' }],
      },
      Mint: {
        titleKey: 'approve.mint.title',
        textKey: 'approve.mint.text',
        ways: [{ actKey: 'approve.mint.act' }],
      },
      Burn: {
        titleKey: 'approve.burn.title',
        textKey: 'approve.burn.text',
        ways: [{ actKey: 'approve.burn.act' }],
      },
      Claim: {
        titleKey: 'approve.claim.title',
        textKey: 'approve.claim.text',
        ways: [{ actKey: 'approve.claim.act' }],
      },
      Renounce: {
        titleKey: 'approve.renounce.title',
        textKey: 'approve.renounce.text',
        ways: [{ actKey: 'approve.renounce.act' }],
      },
    },
  },
});
