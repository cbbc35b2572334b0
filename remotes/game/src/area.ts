import { defineArea } from '@rainbow-rabbit/shared/area';
import { cataloguesFrom } from '@rainbow-rabbit/shared/i18n';
import { declaration } from './declaration';
import { isInnerPath } from './places/places';
import { loadOpenedLink } from './routes/load-opened-link';
import { isConsolePath } from './staff/session/console-paths';
import { addStaffMessages } from './staff/staff-messages';

/** The event game as an area of the shell. */
export default defineArea(declaration, {
  routes: {
    '/rabbit/:slug/*': {
      component: () => import('./routes/event-game').then(({ EventGame }) => ({ default: EventGame })),
      validate: ({ slug, '*': inner }) => /^[a-z0-9-]{1,40}$/.test(slug ?? '') && isInnerPath(inner ?? ''),
    },
    '/r/:code': {
      component: loadOpenedLink,
      // A damaged code gets its own message; what no rabbit's link could have become is not found.
      validate: ({ code }) => /^[\w.,;:!()-]{1,120}$/.test(code ?? ''),
    },
    '/_internal/game/*': {
      component: async () => {
        const [{ addConsoleMessages, StaffConsole }] = await Promise.all([
          import('./staff/frame/staff-console'),
          addStaffMessages(),
        ]);
        await addConsoleMessages();
        return { default: StaffConsole };
      },
      validate: ({ '*': inner }) => isConsolePath(inner ?? ''),
    },
  },
  preload: () => {
    // Code that fails to load here is loaded again when the route is entered, and a failure is shown there.
    import('./routes/event-game').catch(() => undefined);
  },
  messages: cataloguesFrom(
    (code) => import(/* webpackInclude: /locales.[\w-]+\.json$/ */ `../locales/${code}.json`),
  ),
});
