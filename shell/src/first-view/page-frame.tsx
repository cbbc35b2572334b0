import { Page } from '@rainbow-rabbit/shared/ui';

interface PageFrameProps {
  width: 'narrow' | 'normal';
}

/** The column of an area's page, with places for heading, lead and sections: the boot script fills them (`boot/draw-first-view.ts`). */
export function PageFrame({ width }: PageFrameProps) {
  return (
    <Page title=" " intro=" " width={width}>
      <div className="rr-first-text" />
    </Page>
  );
}
