import type { LayoutName } from '@rainbow-rabbit/shared/area';
import type { ReactNode } from 'react';
import { layouts } from '../chrome/layouts';
import { useDocumentTitle } from './use-document-title';

interface RouteFrameProps {
  layout: LayoutName;
  /** Whose catalogue holds the title: `shell`, or an area's name. */
  namespace: string;
  titleKey: string;
  children: ReactNode;
}

/** What is around every page: its layout, and its title in the browser. */
export function RouteFrame({ layout, namespace, titleKey, children }: RouteFrameProps) {
  useDocumentTitle(namespace, titleKey);
  const Layout = layouts[layout];
  return <Layout>{children}</Layout>;
}
