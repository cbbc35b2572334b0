--- The numbers of tickets, each once.
-- TypeScript gets them from `processes/generate` in the client of each process with tickets: keep to one `NAME = value,` a line,
-- with a comment above.
return {
  --- The text that the hash of a ticket begins with.
  TICKET_LABEL = 'rr1t',
  --- The text that the hash of two nodes of a batch begins with.
  TICKET_NODE_LABEL = 'rr1n',
  --- Bytes of a ticket's code.
  TICKET_CODE_BYTES = 10,
  --- Bytes of a node of a batch: of a ticket's hash, and of the root.
  TICKET_NODE_BYTES = 16,
  --- Tickets of the largest batch.
  MAX_TICKETS_PER_BATCH = 1024,
  --- Batches of tickets that a process can have.
  MAX_BATCHES = 256,
}
