import { textsFrom } from '../texts/use-text';

export const privacyTexts = textsFrom((code) => import(`../texts/${code}/privacy`));
