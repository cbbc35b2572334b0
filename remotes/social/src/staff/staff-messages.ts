import { addCatalogues, cataloguesFrom, messagesOf } from '@rainbow-rabbit/shared/i18n';
import type en from '../../locales/staff/en.json';

const staffCatalogues = cataloguesFrom((code) => import(`../../locales/staff/${code}.json`));

/**
 * Fetches the messages of the communities' staff, in the language of the page or else in English.
 * @throws AppError `i18n.unreachable`
 */
export const addCommunityStaffMessages = (): Promise<void> => addCatalogues('social', staffCatalogues);

/** Translates keys of the catalogue of the communities' staff. */
export const useCommunityStaffMessages = messagesOf<typeof en>('social');
