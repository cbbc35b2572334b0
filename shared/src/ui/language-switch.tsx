import { useState } from 'react';
import { changeLocale } from '../i18n/catalogues';
import { isLocale, locales } from '../i18n/locales';
import { useSharedMessages } from '../i18n/shared-messages';
import { useLocale } from '../i18n/use-locale';
import { Picker } from './picker';

/** Chooses the language of the page. Nothing on the page is taken down, so everything keeps its state. */
export function LanguageSwitch() {
  const t = useSharedMessages();
  const { code } = useLocale();
  const [hasFailed, setHasFailed] = useState(false);

  const choose = async (value: string) => {
    if (isLocale(value)) setHasFailed(!(await changeLocale(value)));
  };

  return (
    <Picker
      label={t('language.label')}
      icon="globe"
      value={code}
      options={locales.map(({ code: value, name, iso }) => ({ value, label: name, lang: iso }))}
      onChoose={choose}
      note={hasFailed ? t('language.failed') : undefined}
    />
  );
}
