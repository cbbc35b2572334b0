export { keepBatch } from './batch-store';
export { addDeskMessages } from './desk-messages';
export { keptBatch, keptBatchSchema, ticketsOfBatch } from './kept-batch.domain';
export { RunNote } from './run-note';
export { TicketDesk } from './ticket-desk';
export type { BatchAct } from './ticket-desk-context';
export { cardNumber, cardsPerPage, type TicketSheet, ticketSheet } from './ticket-sheet';
