import { addCatalogues, cataloguesFrom, messagesOf } from '@rainbow-rabbit/shared/i18n';
import type en from '../../locales/editor/en.json';

const editorCatalogues = cataloguesFrom((code) => import(`../../locales/editor/${code}.json`));

/**
 * Fetches the messages of editing, in the language of the page or else in English.
 * @throws AppError `i18n.unreachable`
 */
export const addEditorMessages = (): Promise<void> => addCatalogues('social', editorCatalogues);

/** Translates keys of the editor's catalogue. */
export const useEditorMessages = messagesOf<typeof en>('social');
