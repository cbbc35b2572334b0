import { textsFrom } from '../texts/use-text';

export const termsTexts = textsFrom((code) => import(`../texts/${code}/terms`));
