import { createContext } from 'react';

/** The language (BCP 47) of the page that is written: of its fields, not of the words around them. */
export const WritingLanguage = createContext<string | undefined>(undefined);
