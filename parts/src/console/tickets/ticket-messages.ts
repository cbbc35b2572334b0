import { addCatalogues, cataloguesFrom, messagesOf } from '@rainbow-rabbit/shared/i18n';
import type en from '../../../locales/tickets/en.json';

const ticketCatalogues = cataloguesFrom(
  (code) => import(/* webpackChunkName: "console-[request]" */ `../../../locales/tickets/${code}.json`),
);

/**
 * Fetches the messages of the desk of tickets, in the language of the page or else in English.
 * @throws AppError `i18n.unreachable`
 */
export const addTicketMessages = (): Promise<void> => addCatalogues('tickets', ticketCatalogues);

/** Translates keys of the desk's catalogue. */
export const useTicketMessages = messagesOf<typeof en>('tickets');
