import { AreaIndex } from '@rainbow-rabbit/shared/area';
import { useMessages } from '../messages';

/** The sign-up of the mini-build. */
export function SignupPage() {
  const t = useMessages();
  return <AreaIndex title={t('title.signup')} about={t('about.signup')} />;
}
