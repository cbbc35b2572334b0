import { Card, Page, Rabbit } from '@rainbow-rabbit/shared/ui';
import { type ReactNode, useEffect, useRef } from 'react';
import { useMessages } from '../messages';
import { AccountTool } from './account/account-tool';
import { DataItemTool } from './data-item/data-item-tool';
import { LookupTool } from './lookup/lookup-tool';
import { MessageTool } from './message/message-tool';
import { type ToolId, tools } from './places/domain/tools';
import { usePlace } from './places/use-place';
import { useVisited } from './places/use-visited';
import { ToolNav } from './tool-nav';
import styles from './toolbox-page.module.css';
import { UploadTool } from './upload/upload-tool';

const components: Readonly<Record<ToolId, () => ReactNode>> = {
  account: AccountTool,
  message: MessageTool,
  'data-item': DataItemTool,
  upload: UploadTool,
  lookup: LookupTool,
};

/** The toolbox: one tool visible at a time, the others keep their state. */
export function ToolboxPage() {
  const t = useMessages();
  const { place } = usePlace();
  const visited = useVisited(place.tool);
  const main = useFocusOnChange(`${place.tool} ${place.part}`);
  return (
    <Page title={t('title.utils')} intro={t('about.utils')}>
      <div className={styles.toolbox}>
        <ToolNav selected={place.tool} />
        <div className={styles.main} ref={main} tabIndex={-1}>
          {tools
            .filter(({ id }) => visited.has(id))
            .map(({ id, colour }) => {
              const Tool = components[id];
              return (
                <section
                  key={id}
                  hidden={id !== place.tool}
                  data-colour={colour}
                  aria-labelledby={`tool-${id}`}
                >
                  <Card tone="raised">
                    <header className={styles.head}>
                      <div>
                        <h2 id={`tool-${id}`}>{t(`tool.${id}.title`)}</h2>
                        <p className={styles.about}>{t(`tool.${id}.about`)}</p>
                      </div>
                      <span className={styles.figure}>
                        <Rabbit colour={colour} size={72} />
                      </span>
                    </header>
                    <Tool />
                  </Card>
                </section>
              );
            })}
        </div>
      </div>
    </Page>
  );
}

/** Moves the focus to a new place; navigation and tabs keep theirs. */
function useFocusOnChange(place: string) {
  const main = useRef<HTMLDivElement>(null);
  const last = useRef(place);
  useEffect(() => {
    if (last.current === place) return;
    last.current = place;
    if (!document.activeElement?.closest('nav, [role=tab]')) main.current?.focus();
  }, [place]);
  return main;
}
