import { addCatalogues, cataloguesFrom, messagesOf } from '@rainbow-rabbit/shared/i18n';

/**
 * Makes what a catalogue needs that comes later than its workspace.
 * @param namespace as for `messagesOf`
 * @param load as for `cataloguesFrom`
 * @param others fetch what its users need besides
 * @returns the function that fetches it all in the language of the page or else in English, which throws AppError
 *   `i18n.unreachable`; and the hook that translates its keys
 */
export function lateMessages<Messages extends Record<string, string>>(
  namespace: string,
  load: Parameters<typeof cataloguesFrom>[0],
  ...others: readonly (() => Promise<unknown>)[]
) {
  const catalogues = cataloguesFrom(load);
  const add = (): Promise<unknown> =>
    Promise.all([addCatalogues(namespace, catalogues), ...others.map((addOther) => addOther())]);
  return [add, messagesOf<Messages>(namespace)] as const;
}
