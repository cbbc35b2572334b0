import { addCatalogues, cataloguesFrom, messagesOf } from '@rainbow-rabbit/shared/i18n';
import type en from '../../locales/meme/en.json';

const memeCatalogues = cataloguesFrom((code) => import(`../../locales/meme/${code}.json`));

/**
 * Fetches the messages of the meme maker, in the language of the page or else in English.
 * @throws AppError `i18n.unreachable`
 */
export const addMemeMessages = (): Promise<void> => addCatalogues('minibuild', memeCatalogues);

/** Translates keys of the meme maker's catalogue. */
export const useMemeMessages = messagesOf<typeof en>('minibuild');

export type MemeMessages = ReturnType<typeof useMemeMessages>;
