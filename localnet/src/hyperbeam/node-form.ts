/** The form in which a client asks for an answer. */
export interface NodeForm {
  /** JSON in place of headers and a page. */
  isJson: boolean;
  /** Messages inside messages are given, too, and not only linked. */
  isBundle: boolean;
}
