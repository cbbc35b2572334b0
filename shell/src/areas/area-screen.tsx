import { MissingPageContext, PayloadContext } from '@rainbow-rabbit/shared/area';
import { type ComponentType, useEffect, useState } from 'react';
import { MissingAreaPage } from '../chrome/not-found';
import { AreaBoundary } from './area-boundary';
import type { AreaLoader } from './area-loader';
import styles from './area-page.module.css';
import { forgetPayloads, payloadsOf } from './area-payloads';
import { useAreaStyles } from './use-area-styles';

interface AreaScreenProps {
  loader: AreaLoader;
  screen: ComponentType;
}

/** An area on the screen. Its errors and its styles don't leave it. */
export function AreaScreen({ loader, screen: Screen }: AreaScreenProps) {
  const build = loader.build();
  useAreaStyles(build.base);
  const [readPayload] = useState(() => payloadsOf(build));
  useEffect(() => () => forgetPayloads(build), [build]);
  return (
    <div className={styles.area} data-area={loader.name}>
      <AreaBoundary onError={loader.fail}>
        <MissingPageContext value={MissingAreaPage}>
          <PayloadContext value={readPayload}>
            <Screen />
          </PayloadContext>
        </MissingPageContext>
      </AreaBoundary>
    </div>
  );
}
