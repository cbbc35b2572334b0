import { arcadeActions } from '@rainbow-rabbit/processes/arcade/client/domain';
import { communityActions } from '@rainbow-rabbit/processes/community/client/domain';
import { minibuildActions } from '@rainbow-rabbit/processes/minibuild/client/domain';
import { rabbitActions } from '@rainbow-rabbit/processes/rabbit/client/domain';
import { tokenActions } from '@rainbow-rabbit/processes/token/client';
import type { KnownProcessKind } from './known-kind';

/** The actions of each kind of process, by their names in messages, in the order of the process's own table. */
export const knownActions: Readonly<Record<KnownProcessKind, readonly string[]>> = {
  event: rabbitActions,
  community: communityActions,
  arcade: arcadeActions,
  contest: minibuildActions,
  token: tokenActions,
};
