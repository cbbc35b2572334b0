/**
 * Writes `client/generated.ts` of every process, its constants and error codes for TypeScript, and brings the tables of
 * the protocols (docs/protocol.md, docs/community-protocol.md, docs/arcade-protocol.md, docs/minibuild-protocol.md) up to date.
 * Run: `node --import tsx processes/generate/clients.ts`.
 */
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { clientModule } from './from-lua/client-module';
import { protocols, writeProtocol } from './from-lua/protocols';

const processes = fileURLToPath(new URL('..', import.meta.url));

for (const name of readdirSync(processes)) {
  const folder = join(processes, name);
  if (!existsSync(join(folder, 'src/errors.lua'))) continue;
  mkdirSync(join(folder, 'client'), { recursive: true });
  writeFileSync(join(folder, 'client/generated.ts'), clientModule(folder));
}

for (const protocol of protocols) await writeProtocol(protocol);
