import { type Reading, valueOf } from '@rainbow-rabbit/shared/reading';
import { ButtonLink, Card, Notice, Page } from '@rainbow-rabbit/shared/ui';
import { type ComponentProps, Fragment, type ReactNode, Suspense, useEffect } from 'react';
import { CopyLine } from '../../fields';
import { ActsProvider, type ActsProviderProps } from '../acts';
import { useConsoleMessages } from '../console-messages';
import { FromOwner, HelperQr } from '../helpers';
import { Loading } from '../list';
import { type ConsoleSecret, SecretContext } from '../secret';
import { useStaff } from '../session';
import { useConsoleErrorText } from '../session/staff';
import { ConsoleFrame } from './console-frame';
import type { ConsolePaths } from './console-paths';
import type { ConsoleSection } from './late-sections';
import { consolePartsOf } from './section-links';

interface ProcessConsoleProps<Section extends string, State, Info> {
  /** The process, with its secret in this browser. */
  secret: ConsoleSecret;
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
  /** The way of acts to the ledger. */
  acts: Omit<ActsProviderProps<Info>, 'process' | 'children'>;
  /** Draws the state around the console. */
  children: (state: State, frame: ReactNode) => ReactNode;
}

/** The console of one process, once it is read: its frame and a section for those who run it, and its code for others. */
export function ProcessConsole<Section extends string, State, Info>(
  props: ProcessConsoleProps<Section, State, Info>,
) {
  const { secret, paths, sections, section, reading, role, words, acts, loadAhead } = props;
  const { process } = secret;
  const t = useConsoleMessages();
  const errorText = useConsoleErrorText();
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
    <SecretContext value={{ ...secret, otherWay: <FromOwner /> }}>
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
          <ActsProvider process={process} {...acts}>
            <SectionScreen Screen={sections[section].Screen} loadAhead={loadAhead} />
          </ActsProvider>
        </Fragment>
      </ConsoleFrame>
    </SecretContext>,
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

interface StrangerPageProps {
  process: ComponentProps<typeof HelperQr>['process'];
  title: string;
  home: { to: string; label: string };
  words: {
    title: string;
    text: string;
    /** Says to whom the address goes where the code can't be scanned. */
    or?: string;
    /** Names the address. */
    address: string;
  };
}

/** Notifies a person that they have no part in running a process, with their code and address to give to its owner. */
function StrangerPage({ process, title, home, words }: StrangerPageProps) {
  const { address } = useStaff();
  return (
    <Page title={title} width="narrow">
      <Card tone="raised">
        <h2>{words.title}</h2>
        <p>{words.text}</p>
        <HelperQr process={process} />
        {words.or && <p>{words.or}</p>}
        <CopyLine what={words.address} text={address} />
        <ButtonLink to={home.to} variant="secondary">
          {home.label}
        </ButtonLink>
      </Card>
    </Page>
  );
}
