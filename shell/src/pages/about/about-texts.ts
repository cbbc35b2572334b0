import { textsFrom } from '../texts/use-text';

export const aboutTexts = textsFrom((code) => import(`../texts/${code}/about`));
