import { changeLocale, type Locale, useLocale } from '@rainbow-rabbit/shared/i18n';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { replaceLocale } from '../locale/locale-prefix';

/**
 * Keeps language and locale prefix in step: entering a prefixed route changes the language, and choosing another
 * language on such a route changes its prefix.
 */
export function useRouteLocale(prefix: Locale | undefined): void {
  const { code } = useLocale();
  const location = useLocation();
  const navigate = useNavigate();
  const seen = useRef({ prefix: undefined as Locale | undefined, code });
  useEffect(() => {
    const before = seen.current;
    seen.current = { prefix, code };
    if (!prefix || prefix === code) return;
    if (prefix !== before.prefix) void changeLocale(prefix);
    else if (code !== before.code)
      navigate({ ...location, pathname: replaceLocale(location.pathname, code) }, { replace: true });
  }, [prefix, code, location, navigate]);
}
