export {
  type AdmissionSettings,
  type AdmissionView,
  admissionSettingsSchema,
  admissionStatus,
  admissionViewSchema,
} from './admission';
export { type BatchState, batchStateSchema } from './batch-state';
export { enterFirst } from './enter-first';
export { type KeptTickets, keptTickets } from './kept-tickets';
export { makeTickets, parseTicket, type Ticket, type TicketBatch, ticketText } from './tickets';
