import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Address } from '@rainbow-rabbit/shared/arweave';
import { createGatewayReader } from '@rainbow-rabbit/shared/gateway';
import { inAr } from '../../../shared/src/wallet/in-ar';
import { filesBelow } from '../../build/file-hashes';
import { readAppFiles } from '../../publish/app-files';
import { offeredFiles } from '../../publish/offered-files';
import { type PublishOptions, parsePublishOptions } from '../../publish/options';
import { fileKey, planPublication } from '../../publish/plan-publication';
import { publish } from '../../publish/publish';
import { RecordFolder } from '../../publish/published-record';
import { codeHash, type DeployStep, markOf } from '../deploy-step';
import type { AppPart } from '../deployment-file';

/** An app that is published with a wallet through a gateway. */
export interface PublishedApp {
  app: AppPart;
  keyfile: string;
  networkFile: string;
  gateway: string;
}

/** Returns the choices of a publication. @throws Error for a gateway whose connection isn't encrypted */
function publishOptionsOf({ app, keyfile, networkFile, gateway }: PublishedApp): PublishOptions {
  const { folder, recordFolder } = app;
  const args = ['--keyfile', keyfile, '--network', networkFile, '--gateway', gateway];
  return parsePublishOptions([...args, '--app', folder, '--record', recordFolder], '/');
}

/** Returns the hash of all files of an app, with the `network.json` that it gets. */
function appMark(folder: string, networkFile: string): string {
  const names = existsSync(folder) ? filesBelow(folder) : [];
  const hashes = names.map((name) => [name, codeHash(readFileSync(path.join(folder, name)))]);
  return markOf(hashes, existsSync(networkFile) ? readFileSync(networkFile, 'utf8') : '');
}

/** Returns the step that publishes the app with the `network.json` of the deployment. */
export function appStep(published: PublishedApp): DeployStep {
  const { app, networkFile } = published;
  return {
    name: 'app',
    does: `publishes the app of ${app.folder} with this network.json`,
    // the file is written by the step before
    get mark() {
      return appMark(app.folder, networkFile);
    },
    async run({ address, isAgreed, print, ask, fetch }) {
      const options = publishOptionsOf(published);
      if (!(await publish({ ...options, isAgreed }, { print, ask, fetch })))
        throw new Error('The cost of the app was declined. The next run goes on from here.');
      const record = new RecordFolder(options.recordFolder, options.gateway, address).read();
      return { app: record.app ?? '' };
    },
  };
}

/** Returns the line that says what storing the app costs, before its `network.json` is known: the publication says it to the winston. */
export async function appCostLine(
  published: PublishedApp,
  address: Address,
  ask: typeof fetch,
): Promise<string> {
  const { appFolder, recordFolder, gateway } = publishOptionsOf(published);
  const { items } = new RecordFolder(recordFolder, gateway, address).read();
  const files = offeredFiles(appFolder, await readAppFiles(appFolder));
  const stored = new Map(
    files.flatMap((file) => {
      const id = items[fileKey(file)];
      return id === undefined ? [] : [[fileKey(file), id] as const];
    }),
  );
  const { missing } = planPublication(files, stored);
  const bytes = missing.reduce((sum, file) => sum + file.bytes.length, 0);
  const reader = createGatewayReader({ url: gateway, fetch: ask });
  const [price, balance] = await Promise.all([reader.price(bytes), reader.balance(address)]);
  return `The app: ${missing.length} files are new (${bytes} bytes). Storing them costs about ${inAr(price)} AR; the wallet has ${inAr(balance)} AR.`;
}
