import { processRelease } from '@rainbow-rabbit/processes/aos';
import { spawnTags } from '@rainbow-rabbit/processes/spawn/client';
import { type TokenTerms, tokenTermsLua } from '@rainbow-rabbit/processes/token/client';
import { createDataItem, type Keyfile, keySigner, type Tag } from '@rainbow-rabbit/shared/arweave';

interface SpawnedToken {
  /** The app's address. */
  url: string;
  keyfile: Keyfile;
  terms: TokenTerms;
  /** Changes the code before it is signed. */
  code?: (released: string) => string;
  /** Changes the tags before they are signed. */
  tags?: (usual: Tag[]) => Tag[];
}

/** Spawns a token as a launch does, by a script that may do more than the app lets anybody do; returns its process. */
export async function spawnToken({
  url,
  keyfile,
  terms,
  code = (released) => released,
  tags = (usual) => usual,
}: SpawnedToken): Promise<string> {
  const { spawn } = (await (await fetch(new URL('network.json', url))).json()).ao;
  const kind = terms.drop ? 'memecoin' : 'token';
  const named = { Name: terms.name, Ticker: terms.ticker, 'Token-Kind': kind, 'On-Boot': 'Data' };
  const usual = spawnTags(spawn, named);
  const data = tokenTermsLua(terms) + code(processRelease('token'));
  const { id, bytes } = await createDataItem({ data, tags: tags(usual) }, await keySigner(keyfile));
  const answer = await fetch(new URL('mu', url), { method: 'POST', body: bytes });
  if (!answer.ok) throw new Error(`The spawn was rejected: ${await answer.text()}`);
  return id;
}
