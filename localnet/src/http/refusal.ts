/** Why a request is not answered as asked: an HTTP status, a readable code, and a sentence for developers. */
export class Refusal extends Error {
  override readonly name = 'Refusal';

  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
  ) {
    super(message);
  }
}
