/**
 * Writes `client/generated.ts` of every process, its constants and error codes for TypeScript, and brings the tables of the
 * game's protocol (docs/protocol.md) up to date.
 * Run: `node --import tsx processes/generate/clients.ts`.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { replySchemas } from '../rabbit/client';
import { clientModule } from './from-lua/client-module';
import { actionFields } from './from-lua/lua-fields';
import { withProtocolTables } from './from-lua/protocol-tables';

const processes = fileURLToPath(new URL('..', import.meta.url));

for (const name of readdirSync(processes)) {
  const folder = join(processes, name);
  if (!existsSync(join(folder, 'src/errors.lua'))) continue;
  mkdirSync(join(folder, 'client'), { recursive: true });
  writeFileSync(join(folder, 'client/generated.ts'), clientModule(folder));
}

const page = join(processes, '../docs/protocol.md');
const text = readFileSync(page, 'utf8');
const rabbit = join(processes, 'rabbit');
const current = withProtocolTables(text, rabbit, await actionFields(rabbit), replySchemas);
if (current !== text) writeFileSync(page, current);
