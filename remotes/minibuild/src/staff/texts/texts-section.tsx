import { SoftNote, Stack } from '@rainbow-rabbit/parts/console/layout';
import { currentLocale, isLocale, type Locale, locales } from '@rainbow-rabbit/shared/i18n';
import { Tabs } from '@rainbow-rabbit/shared/ui';
import { useState } from 'react';
import { useContestConsole } from '../session/contest-console';
import styles from './texts.module.css';
import { TextsOfLanguage } from './texts-of-language';

/** Section: the texts of the contest, one language at a time. */
export function TextsSection() {
  const { t, front } = useContestConsole();
  const original = front.facts?.original;
  const [language, setLanguage] = useState<Locale>(isLocale(original) ? original : currentLocale());
  return (
    <Stack>
      <SoftNote>{t('staff.texts.intro')}</SoftNote>
      <div className={styles.languages}>
        <Tabs
          label={t('staff.texts.languages')}
          selected={language}
          onSelect={setLanguage}
          tabs={locales.map(({ code, name }) => ({
            id: code,
            label: name,
            ...(front.languages.includes(code) && { icon: 'check' as const }),
          }))}
        >
          <TextsOfLanguage key={language} language={language} />
        </Tabs>
      </div>
    </Stack>
  );
}
