import { useSharedMessages } from '../i18n/shared-messages';
import { type Theme, themes } from './apply-theme';
import { Picker } from './picker';
import { useTheme } from './theme';

/** Chooses between the system's scheme, light and dark. */
export function ThemeSwitch() {
  const t = useSharedMessages();
  const { theme, chooseTheme } = useTheme();
  return (
    <Picker<Theme>
      label={t('theme.label')}
      icon={theme === 'light' ? 'sun' : 'moon'}
      value={theme}
      options={themes.map((value) => ({ value, label: `${t('theme.label')}: ${t(`theme.${value}`)}` }))}
      onChoose={chooseTheme}
    />
  );
}
