import { defineArea } from '@rainbow-rabbit/shared/area';
import { cataloguesFrom } from '@rainbow-rabbit/shared/i18n';
import { canBeEntry } from './can-be-entry';
import { inContest } from './contest/in-contest';
import { declaration } from './declaration';
import { addMemeMessages } from './meme/meme-messages';
import { isContestConsolePath } from './staff/session/console-paths';
import { addContestStaffMessages } from './staff/staff-messages';

/** The mini-build as an area of the shell. */
export default defineArea(declaration, {
  routes: {
    '/mini-build': inContest(async () => (await import('./home-page')).HomePage),
    '/mini-build/signup': inContest(async () => (await import('./signup/signup-page')).SignupPage),
    // It reads no contest: memes are made without one as well.
    '/mini-build/make': {
      component: async () => {
        const [{ MemePage }] = await Promise.all([import('./meme/meme-page'), addMemeMessages()]);
        return { default: MemePage };
      },
    },
    '/mini-build/entries/:entry': {
      ...inContest(async () => (await import('./entry/entry-page')).EntryPage),
      validate: canBeEntry,
    },
    '/mini-build/utils': {
      component: async () => ({ default: (await import('./toolbox/toolbox-page')).ToolboxPage }),
    },
    '/_internal/mini-build/*': {
      component: async () => {
        const [{ addConsoleMessages, ContestsConsole }] = await Promise.all([
          import('./staff/frame/staff-console'),
          addContestStaffMessages(),
        ]);
        await addConsoleMessages();
        return { default: ContestsConsole };
      },
      validate: ({ '*': inner }) => isContestConsolePath(inner ?? ''),
    },
  },
  messages: cataloguesFrom(
    (code) => import(/* webpackInclude: /locales.[\w-]+\.json$/ */ `../locales/${code}.json`),
  ),
});
