/**
 * Writes the modules that name the games of the arcade, `client/generated.ts` of every process, its constants and error codes for
 * TypeScript, that of what they share, and the hashes of the token's releases, and brings the tables of the protocols (docs/protocol.md, docs/community-protocol.md, docs/arcade-protocol.md,
 * docs/minibuild-protocol.md) up to date.
 * Run: `node --import tsx processes/generate/clients.ts`.
 */
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { clientModule, commonModule, sharedFields } from './from-lua/client-module';
import { gameModules } from './from-lua/game-modules';
import { actionFields } from './from-lua/lua-fields';
import { tokenReleasesModule } from './from-lua/token-releases';

const processes = fileURLToPath(new URL('..', import.meta.url));

for (const [file, text] of Object.entries(gameModules(join(processes, 'arcade'))))
  writeFileSync(join(processes, 'arcade', file), text);

const fieldsOf = new Map<string, Awaited<ReturnType<typeof actionFields>>>();
for (const name of readdirSync(processes)) {
  const folder = join(processes, name);
  if (existsSync(join(folder, 'src/errors.lua'))) fieldsOf.set(folder, await actionFields(folder));
}
const shared = sharedFields(fieldsOf.values());
for (const [folder, fields] of fieldsOf) {
  mkdirSync(join(folder, 'client'), { recursive: true });
  writeFileSync(join(folder, 'client/generated.ts'), clientModule(folder, fields, shared));
}

writeFileSync(join(processes, 'common/client/generated.ts'), commonModule(shared));
writeFileSync(join(processes, 'token/client/releases.ts'), tokenReleasesModule());

// the schemas of replies need the constants that were written now
const { protocols, writeProtocol } = await import('./from-lua/protocols');
for (const protocol of protocols) await writeProtocol(protocol);
