import { addCatalogues, cataloguesFrom, messagesOf } from '@rainbow-rabbit/shared/i18n';

/**
 * Makes what a catalogue needs that comes later than its workspace.
 * @param namespace as for `messagesOf`
 * @param load as for `cataloguesFrom`
 * @returns the function that fetches it in the language of the page or else in English, which throws AppError `i18n.unreachable`; and
 *   the hook that translates its keys
 */
export function lateMessages<Messages extends Record<string, string>>(
  namespace: string,
  load: Parameters<typeof cataloguesFrom>[0],
) {
  const catalogues = cataloguesFrom(load);
  return [() => addCatalogues(namespace, catalogues), messagesOf<Messages>(namespace)] as const;
}
