import type { FirstAct } from '@rainbow-rabbit/processes/spawn/client';
import type { Address, ProcessId } from '@rainbow-rabbit/shared/arweave';
import { shortAddress } from '@rainbow-rabbit/shared/bytes';
import { Link, useLocation, useNavigate, useParams, useRoutes } from '@rainbow-rabbit/shared/router';
import { Fragment, type ReactNode, useMemo } from 'react';
import * as v from 'valibot';
import { keptId, keptValue, useKeptValue } from '../../kept';
import { makingSchema, type NewProcess } from '../making/make-new-process';
import { MakingPage } from '../making/making-page';
import { useMakingProcess } from '../making/use-making-process';
import { loginPath, SignedIn, useStaff } from '../session';
import { useFoundingMessages } from './founding-messages';
import { MadeProcess, type MadeProcessProps } from './made-process';

/** A process that says whose it is. */
interface Owned {
  owner: Address;
}

interface ProcessMakerProps<State extends Owned>
  extends Omit<MadeProcessProps<State>, 'process' | 'read' | 'home'> {
  /** The area that has its pages. */
  area: string;
  /** Where its pages are, within the app and without a locale, such as `/_internal/social`. */
  path: string;
  kind: Omit<NewProcess<State>, 'isNew'>;
  /** Says what is made. */
  intro: string;
  /** The page above. */
  home: { to: string; label: string };
  /** The fields of a new one. */
  fields?: ReactNode;
  /** Returns what a new one does as it starts; undefined where a field is at fault. */
  firstActs?: () => FirstAct[] | undefined;
}

/** The most processes that the form lists. */
const maxEarlier = 8;

/** The processes that this browser made, the newest first. */
const madeStore = (tag: string) => keptValue([tag, 'made'], v.array(keptId<ProcessId>()));

/**
 * The pages on which somebody makes a process that has no name and no secret: the form, and for each that was made its id, its entry
 * in `network.json`, and what comes next.
 */
export function ProcessMaker<State extends Owned>(props: ProcessMakerProps<State>) {
  const { area, path, kind } = props;
  const t = useFoundingMessages();
  const { pathname, search } = useLocation();
  const home = pathname.slice(0, Math.max(pathname.indexOf(path), 0)) + path;
  const page = useRoutes([
    { index: true, element: <NewPage {...props} path={home} /> },
    { path: ':process', element: <MadePage {...props} path={home} read={kind.read} /> },
  ]);
  return (
    <SignedIn area={area} login={loginPath(pathname + search)} loading={t('founding.loading')}>
      {page}
    </SignedIn>
  );
}

function NewPage<State extends Owned>(props: ProcessMakerProps<State>) {
  const { path, kind, noun, intro, home, fields, firstActs = () => [] } = props;
  const t = useFoundingMessages();
  const { address } = useStaff();
  const navigate = useNavigate();
  const kept = useMemo(() => keptValue([kind.tag, 'new', address], makingSchema), [kind, address]);
  const made = useMemo(() => madeStore(kind.tag), [kind]);
  const earlier = useKeptValue(made) ?? [];
  const { state, begun, begin } = useMakingProcess({
    kind: { ...kind, isNew: ({ owner }: State) => owner === address },
    kept,
    remember: (process) => made.write([process, ...(made.read() ?? [])].slice(0, maxEarlier)),
    onMade: (process) => navigate(`${path}/${process}`, { replace: true }),
  });
  const make = () => {
    const acts = begun ? begun.acts : firstActs();
    if (acts) void begin(() => ({ name: '', acts }));
  };
  return (
    <MakingPage
      noun={noun}
      intro={intro}
      home={home}
      state={state}
      begun={begun?.name}
      fields={fields}
      before={
        earlier.length > 0 && (
          <p>
            {t('founding.earlier')}{' '}
            {earlier.map((process) => (
              <Fragment key={process}>
                <Link to={`${path}/${process}`}>{shortAddress(process)}</Link>{' '}
              </Fragment>
            ))}
          </p>
        )
      }
      onMake={make}
    />
  );
}

function MadePage<State extends Owned>({
  path,
  noun,
  ...props
}: ProcessMakerProps<State> & Pick<MadeProcessProps<State>, 'read'>) {
  const process = useParams().process as ProcessId;
  return <MadeProcess {...props} noun={noun} process={process} home={path} />;
}
