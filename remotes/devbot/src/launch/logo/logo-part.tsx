import { Notice } from '@rainbow-rabbit/shared/ui';
import { useLaunchMessages } from '../launch-messages';
import { LogoField, type LogoFieldProps } from './logo-field';

/** Returns true for a logo that was chosen and isn't stored yet: a launch waits for it. */
export const isLogoWaiting = ({ logo, logoDraft }: { logo: string; logoDraft: string }): boolean =>
  logoDraft !== '' && logo === '';

/** The logo within a form. @param isMissing true once a launch was asked for before the chosen logo was stored */
export function LogoPart({ isMissing, ...field }: LogoFieldProps & { isMissing: boolean }) {
  const t = useLaunchMessages();
  const isWaiting = isLogoWaiting({ logo: field.logo, logoDraft: field.draft });
  return (
    <>
      <LogoField {...field} />
      {isMissing && isWaiting && <Notice tone="error">{t('launch.logo.missing')}</Notice>}
    </>
  );
}
