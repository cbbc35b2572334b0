export {
  addCatalogues,
  type CatalogueLoaders,
  cataloguesFrom,
  changeLocale,
  currentLocale,
  subscribeLocale,
} from './catalogues';
export { startI18n } from './i18n';
export { defaultLocale, isLocale, type Locale, locales, perLocale } from './locales';
export {
  type Catalogue,
  type MessageKey,
  type MessageParams,
  messagesOf,
  type Translate,
  useErrorText,
} from './messages';
export { useSharedMessages } from './shared-messages';
export { useLocale } from './use-locale';
