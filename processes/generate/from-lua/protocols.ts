import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { arcadeReplySchemas } from '../../arcade/client';
import { communityReplySchemas } from '../../community/client';
import { contestReplySchemas } from '../../minibuild/client';
import { replySchemas } from '../../rabbit/client';
import { actionFields, type LuaField } from './lua-fields';
import { withProtocolTables } from './protocol-tables';

/** A process whose messages a page of the documentation describes. */
export interface Protocol {
  /** Name of the process. */
  process: string;
  /** Path of the page. */
  page: string;
  /** The schema of each reply by its `Action`. */
  replies: Readonly<Record<string, unknown>>;
}

const docs = fileURLToPath(new URL('../../../docs/', import.meta.url));

/** Every protocol of the tree. */
export const protocols: readonly Protocol[] = [
  { process: 'rabbit', page: `${docs}protocol.md`, replies: replySchemas },
  { process: 'community', page: `${docs}community-protocol.md`, replies: communityReplySchemas },
  { process: 'arcade', page: `${docs}arcade-protocol.md`, replies: arcadeReplySchemas },
  { process: 'minibuild', page: `${docs}minibuild-protocol.md`, replies: contestReplySchemas },
];

/** Returns the folder of a protocol's process. */
export const processFolder = ({ process }: Protocol): string =>
  fileURLToPath(new URL(`../../${process}`, import.meta.url));

/** Reads the fields that each action of a protocol's process declares, on the real aos module. */
export const protocolFields = (protocol: Protocol): Promise<ReadonlyMap<string, readonly LuaField[]>> =>
  actionFields(processFolder(protocol));

/** Brings the tables of a protocol's page up to date. */
export async function writeProtocol(protocol: Protocol): Promise<void> {
  const text = readFileSync(protocol.page, 'utf8');
  const current = withProtocolTables(
    text,
    processFolder(protocol),
    await protocolFields(protocol),
    protocol.replies,
  );
  if (current !== text) writeFileSync(protocol.page, current);
}
