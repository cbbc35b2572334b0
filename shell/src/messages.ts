import type { CodesOf } from '@rainbow-rabbit/shared/errors';
import {
  addCatalogues,
  type CatalogueLoaders,
  cataloguesFrom,
  messagesOf,
  useErrorText,
} from '@rainbow-rabbit/shared/i18n';
import type en from '../locales/en.json';
import type framed from '../locales/framed/en.json';
import type install from '../locales/install/en.json';
import type login from '../locales/login/en.json';
import type overrides from '../locales/overrides/en.json';
import type skew from '../locales/skew/en.json';
import type tooOld from '../locales/too-old/en.json';
import type updates from '../locales/updates/en.json';
import type vibe from '../locales/vibe/en.json';
import type walletPopup from '../locales/wallet-popup/en.json';

declare module '@rainbow-rabbit/shared/errors' {
  interface ErrorCodes {
    shell: CodesOf<typeof en>;
  }
}

// The bundle names each file that such an import could mean, before the front page can be used: hence the patterns.

/** The messages that the app needs to start. Those of a part that is fetched later are in a folder of its name. */
export const shellCatalogues = cataloguesFrom(
  (code) => import(/* webpackInclude: /locales.[\w-]+\.json$/ */ `../locales/${code}.json`),
);

const ofPart = (part: string) =>
  cataloguesFrom(
    (code) =>
      import(
        /* webpackInclude: /(?:login|overrides|vibe|wallet-popup).[\w-]+\.json$/ */ `../locales/${part}/${code}.json`
      ),
  );

/** The messages of parts that are fetched later, by the folder of code and of messages; small parts bring their own. */
export const partMessages = {
  login: ofPart('login'),
  overrides: ofPart('overrides'),
  vibe: ofPart('vibe'),
  'wallet-popup': ofPart('wallet-popup'),
};

/**
 * Fetches the messages of a part of the shell, in the language of the page or else in English. Calling it again retries
 * what failed.
 * @throws AppError `i18n.unreachable`
 */
export const addPartMessages = (loaders: CatalogueLoaders): Promise<void> => addCatalogues('shell', loaders);

type Messages = typeof en &
  typeof framed &
  typeof install &
  typeof login &
  typeof overrides &
  typeof skew &
  typeof tooOld &
  typeof updates &
  typeof vibe &
  typeof walletPopup;

/** Translates keys of the shell's catalogues; those of a part only once its messages are there. */
export const useMessages = messagesOf<Messages>('shell');

/** Returns the function that translates any caught value to a sentence. */
export const useShellErrorText = () => useErrorText('shell');
