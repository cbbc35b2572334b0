import type { ProcessId } from '@rainbow-rabbit/shared/arweave';
import { type Reading, valueOf } from '@rainbow-rabbit/shared/reading';
import { Notice, Page } from '@rainbow-rabbit/shared/ui';
import { type ComponentProps, Fragment, type ReactNode, Suspense, useEffect } from 'react';
import { useConsoleMessages } from '../console-messages';
import { Loading } from '../list';
import { ConsoleFrame } from './console-frame';
import type { ConsolePaths } from './console-paths';
import type { ConsoleSection } from './late-sections';
import { consolePartsOf } from './section-links';
import { StrangerPage } from './stranger-page';

interface ProcessConsoleProps<Section extends string, State> {
  process: ProcessId;
  paths: ConsolePaths<Section>;
  /** The names of the sections of each part. */
  parts: Parameters<typeof consolePartsOf<Section>>[0];
  sections: Readonly<Record<Section, ConsoleSection>>;
  /** Loads every section, so that none is missing when the staff lose the network. */
  loadAhead: () => void;
  /** The section that is shown. */
  section: Section;
  reading: Reading<State>;
  /** Staff see all sections, a judge only the shown one, a stranger none. */
  role: 'staff' | 'judge' | 'stranger';
  /** The name of the process, if it has one. */
  name: string | undefined;
  phase: (state: State) => ReactNode;
  words: {
    /** Names the list of the console's processes. */
    list: string;
    unnamed: string;
    /** Says that the process can't be read. */
    unread: string;
    section: (name: Section) => string;
    /** Returns the label under which the sections below a part are folded, if they are. */
    folded?: (name: Section) => string | undefined;
    stranger: ComponentProps<typeof StrangerPage>['words'];
  };
  /** Translates any caught value. */
  errorText: (error: unknown) => string;
  /** Draws the provider of acts around a section. */
  acting: (screen: ReactNode) => ReactNode;
  /** Draws the state around the console. */
  children: (state: State, frame: ReactNode) => ReactNode;
}

/** The console of one process, once it is read: its frame and a section for those who run it, and its code for others. */
export function ProcessConsole<Section extends string, State>(props: ProcessConsoleProps<Section, State>) {
  const { process, paths, sections, section, reading, role, words, errorText, acting, loadAhead } = props;
  const t = useConsoleMessages();
  const state = valueOf(reading);
  if (state === undefined) {
    return (
      <Page>
        {reading.status === 'failed' ? (
          <Notice tone="error" title={words.unread}>
            {errorText(reading.error)}
          </Notice>
        ) : (
          <Loading />
        )}
      </Page>
    );
  }
  const home = { to: paths.home, label: words.list };
  const name = props.name ?? words.unnamed;
  if (role === 'stranger') {
    return <StrangerPage process={process} title={name} home={home} words={words.stranger} />;
  }
  const parts = consolePartsOf<Section>(props.parts, (one) => ({
    to: paths.section(process, one),
    icon: sections[one].icon,
    label: words.section(one),
    folded: words.folded?.(one),
  }));
  return props.children(
    state,
    <ConsoleFrame
      home={home}
      name={name}
      phase={props.phase(state)}
      sections={role === 'staff' ? { label: t('frame.sections'), parts } : undefined}
      section={section}
      title={words.section(section)}
      stale={reading.status === 'stale' ? t('frame.stale') : undefined}
    >
      <Fragment key={section}>
        {acting(<SectionScreen Screen={sections[section].Screen} loadAhead={loadAhead} />)}
      </Fragment>
    </ConsoleFrame>,
  );
}

function SectionScreen({ Screen, loadAhead }: Pick<ConsoleSection, 'Screen'> & { loadAhead: () => void }) {
  useEffect(loadAhead, [loadAhead]);
  return (
    <Suspense fallback={<Loading />}>
      <Screen />
    </Suspense>
  );
}
