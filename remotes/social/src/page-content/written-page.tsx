import { Notice } from '@rainbow-rabbit/shared/ui';
import type { ReactNode } from 'react';
import { useMessages } from '../messages';
import { PageSections } from './page-sections';
import { usePageContent } from './use-page-content';

interface WrittenPageProps {
  /** The published content, as the process gives it; undefined for a page that has none. */
  text: string | undefined;
  /** The city's organisers, for the section that shows them. */
  organisers?: ReactNode;
  /** The page's built-in text, which is shown until there is a content that can be shown. */
  children: ReactNode;
}

/** The text of a page: what its organisers published, else what came with the app. */
export function WrittenPage({ text, organisers, children }: WrittenPageProps) {
  const t = useMessages();
  const shown = usePageContent(text);
  if (!shown) return children;
  if ('sections' in shown) return <PageSections sections={shown.sections} organisers={organisers} />;
  return (
    <>
      <Notice>{t(`page.fault.${shown.fault}`)}</Notice>
      {children}
    </>
  );
}
