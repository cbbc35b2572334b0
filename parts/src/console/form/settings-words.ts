import { useConsoleMessages } from '../console-messages';

/** Returns the words of every form of settings: on its button, once they are saved, and while a field has a fault. */
export function useSettingsWords() {
  const t = useConsoleMessages();
  return { act: t('settings.act'), done: t('settings.done'), faulty: t('settings.faulty') };
}
