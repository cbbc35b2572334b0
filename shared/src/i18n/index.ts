export type { Catalogue, MessageParams } from './catalogue';
export {
  addCatalogues,
  type CatalogueLoaders,
  cataloguesFrom,
  changeLocale,
  currentLocale,
  removeCatalogues,
  subscribeLocale,
} from './catalogues';
export { startI18n } from './i18n';
export { defaultLocale, isLocale, type Locale, locales, perLocale } from './locales';
export {
  type MessageKey,
  messagesOf,
  type Translate,
  useErrorText,
  useMessageIfKnown,
} from './messages';
export { fetchErrorMessages } from './shared-catalogues';
export { useSharedMessages } from './shared-messages';
export { useLocale } from './use-locale';
