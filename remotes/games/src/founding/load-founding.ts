import { addFoundArcadeMessages } from './founding-messages';

/** Fetches the page that makes an arcade, and its messages. @throws AppError `i18n.unreachable`; Error when its code does not arrive */
export async function loadFoundArcade() {
  const [{ FoundArcade }] = await Promise.all([import('./found-arcade'), addFoundArcadeMessages()]);
  return { default: FoundArcade };
}
