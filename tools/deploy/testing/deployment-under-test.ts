import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { testKeyring } from '../../../localnet/src/testing/test-keyring';
import type { DeploySurroundings } from '../deploy';
import { runDeploy } from '../run-deploy';

/** A folder with the file of a deployment, and runs of it. */
export class DeploymentUnderTest {
  /** Methods and paths of the requests that could change something. */
  readonly posts: string[] = [];
  readonly folder: string;
  #content: object;

  private constructor(folder: string, content: object) {
    this.folder = folder;
    this.#content = content;
  }

  /** Makes the file of a deployment on a network, beside the wallet of its owner. */
  static async make(url: string, content: object): Promise<DeploymentUnderTest> {
    const folder = await mkdtemp(path.join(tmpdir(), 'deploy-'));
    await writeFile(path.join(folder, 'owner.json'), JSON.stringify(await testKeyring.wallet('deployer')));
    await mkdir(path.join(folder, 'app'));
    await writeFile(path.join(folder, 'app/index.html'), '<p>Rabbits</p>');
    await writeFile(path.join(folder, 'app/areas.json'), JSON.stringify({ areas: {} }));
    const made = new DeploymentUnderTest(folder, { network: url, keyfile: 'owner.json' });
    await made.change(content);
    return made;
  }

  /** Changes fields of the file. */
  async change(fields: object): Promise<void> {
    this.#content = { ...this.#content, ...fields };
    await writeFile(this.pathOf('garden.json'), JSON.stringify(this.#content));
  }

  pathOf = (name: string): string => path.join(this.folder, name);

  /** Runs the tool in this process, which saves its start. */
  async run(
    args: readonly string[] = ['--yes'],
    surroundings: Pick<DeploySurroundings, 'append' | 'fetch' | 'codeOf'> = {},
  ) {
    let output = '';
    const say = (text: string) => {
      output += text;
    };
    const ask = surroundings.fetch ?? fetch;
    const noting: typeof fetch = (input, init) => {
      if (init?.method === 'POST') this.posts.push(new URL(String(input)).pathname);
      return ask(input, init);
    };
    const status = await runDeploy(
      ['--file', 'garden.json', ...args],
      this.folder,
      { print: (line) => say(`${line}\n`), complain: say, ask: async () => false },
      { ...surroundings, fetch: noting },
    );
    return { status, output };
  }

  remove = (): Promise<void> => rm(this.folder, { recursive: true });
}
