import { addFoundCommunityMessages } from './founding-messages';

/** Fetches the page that makes a community, and its messages. @throws AppError `i18n.unreachable`; Error when its code does not arrive */
export async function loadFoundCommunity() {
  const [{ FoundCommunity }] = await Promise.all([import('./found-community'), addFoundCommunityMessages()]);
  return { default: FoundCommunity };
}
