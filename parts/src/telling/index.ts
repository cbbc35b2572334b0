export type { WantedNews } from './ask-to-be-told';
export { DateToKeep } from './date-to-keep';
export { keepNotice, whyNotTold } from './push-registration';
export { TellingFrame } from './telling-frame';
export { addTellingMessages } from './telling-messages';
export { useTelling } from './use-telling';
