--- The numbers of texts in languages, each once.
-- TypeScript gets them from `processes/generate` in the client of each process with such texts: keep to one `NAME = value,` a line,
-- with a comment above.
return {
  --- Languages that one thing can have texts in.
  MAX_LANGUAGES = 12,
}
