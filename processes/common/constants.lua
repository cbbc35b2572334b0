--- The numbers that every process shares, each once.
-- TypeScript gets them from `processes/generate`: keep to one `NAME = value,` a line, with a comment above.
return {
  --- Bytes of the longest data of a message.
  MAX_DATA_BYTES = 32768,
  --- Time by which a message that no other one bears out moves a process's clock, in milliseconds.
  MAX_CLOCK_STEP_MS = 30000,
  --- The largest number of an act, and of an evaluation.
  LAST_SEQUENCE = 8640000000000000,
  --- Rows of the longest page of a list.
  MAX_PAGE_LIMIT = 100,
  --- Rows of a page unless the request says otherwise.
  DEFAULT_PAGE_LIMIT = 50,
  --- Bytes of a P-256 public key, raw and uncompressed.
  PUBLIC_KEY_BYTES = 65,
}
