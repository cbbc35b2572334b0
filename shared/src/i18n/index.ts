export { defaultLocale, isLocale, type Locale, locales } from './locales';
export {
  type Catalogue,
  type MessageKey,
  type MessageParams,
  messagesOf,
  type Translate,
  useErrorText,
} from './messages';
