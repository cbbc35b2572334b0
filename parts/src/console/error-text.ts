import { useErrorText } from '@rainbow-rabbit/shared/i18n';
import { createContext, use } from 'react';

/** The namespace of the catalogue with the sentences of an area's errors, around what the area shows of the console. */
export const ErrorArea = createContext('shared');

/** Translates any caught value to the sentence that a person at the console reads. */
export const useConsoleErrorText = () => useErrorText(use(ErrorArea));
