import { defineArea, pagesOf } from '@rainbow-rabbit/shared/area';
import { cataloguesFrom } from '@rainbow-rabbit/shared/i18n';
import { declaration } from './declaration';
import { addEvalMessages } from './eval/eval-messages';
import { addInspectMessages } from './inspect/inspect-messages';
import { haveLedgerIds } from './ledger-id';
import { addMemecoinMessages } from './memecoin/memecoin-messages';
import { addTermsMessages } from './terms/terms-messages';
import { addToolsMessages } from './tools/tools-messages';

const bot = { component: async () => ({ default: (await import('./conversation/bot-page')).BotPage }) };

const token = {
  component: async () => {
    const [{ TokenPage }, { addTokenMessages }] = await Promise.all([
      import('./token/token-page'),
      import('./token/token-messages'),
    ]);
    await Promise.all([addTokenMessages(), addMemecoinMessages()]);
    return { default: TokenPage };
  },
};

const terms = pagesOf(async () => {
  const [{ LaunchTermsPage }] = await Promise.all([import('./terms/launch-terms-page'), addTermsMessages()]);
  return LaunchTermsPage;
});

const evalPage = {
  component: async () => {
    const [{ EvalPage }] = await Promise.all([import('./eval/eval-page'), addEvalMessages()]);
    return { default: EvalPage };
  },
};

/** The developer bot as an area of the shell. */
export default defineArea(declaration, {
  routes: {
    '/devbot': bot,
    '/devbot/_index': bot,
    '/devbot/tokens/terms': terms('tokens'),
    '/devbot/memecoins/tos': terms('memecoins'),
    '/devbot/tokens': {
      component: async () => {
        const [{ LaunchedPage }] = await Promise.all([
          import('./tools/launched/launched-page'),
          addToolsMessages(),
        ]);
        return { default: LaunchedPage };
      },
    },
    '/devbot/tokens/:process': { ...token, validate: haveLedgerIds },
    '/devbot/memecoins/:process': {
      component: async () => {
        const [{ MemecoinPage }] = await Promise.all([
          import('./memecoin/memecoin-page'),
          addMemecoinMessages(),
        ]);
        return { default: MemecoinPage };
      },
      validate: haveLedgerIds,
    },
    '/devbot/processes': {
      component: async () => {
        const [{ MinePage }] = await Promise.all([import('./tools/mine/mine-page'), addToolsMessages()]);
        return { default: MinePage };
      },
    },
    '/devbot/processes/:process': {
      component: async () => {
        const [{ ProcessPage }] = await Promise.all([import('./inspect/process-page'), addInspectMessages()]);
        return { default: ProcessPage };
      },
      validate: haveLedgerIds,
    },
    '/devbot/processes/:process/messages/:message': {
      component: async () => {
        const [{ MessagePage }] = await Promise.all([
          import('./inspect/message/message-page'),
          addInspectMessages(),
        ]);
        return { default: MessagePage };
      },
      validate: haveLedgerIds,
    },
    '/devbot/eval': evalPage,
    '/devbot/eval/:process': { ...evalPage, validate: haveLedgerIds },
  },
  messages: cataloguesFrom(
    (code) => import(/* webpackInclude: /locales.[\w-]+\.json$/ */ `../locales/${code}.json`),
  ),
});
