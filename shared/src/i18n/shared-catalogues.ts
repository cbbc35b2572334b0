import { addCatalogues, cataloguesFrom } from './catalogues';

/** The messages of `shared`. The shell's build puts each language's into one file with the shell's own. */
export const sharedCatalogues = cataloguesFrom(
  (code) => import(/* webpackInclude: /locales.[\w-]+\.json$/ */ `../../locales/${code}.json`),
);

/** The sentences of errors that the front page doesn't show: wallets, signing, files, the gateway, a process that refuses. */
export const errorCatalogues = cataloguesFrom((code) => import(`../../locales/errors/${code}.json`));

/**
 * Fetches the sentences of all errors that `shared` raises; at first there are only those of the network. Never rejects:
 * an error without its sentence reads as an unknown failure, and asks for it again.
 */
export async function fetchErrorMessages(): Promise<void> {
  await addCatalogues('shared', errorCatalogues).catch(() => undefined);
}
