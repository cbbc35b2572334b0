import { Visitor } from 'oxc-parser';
import type { Finding } from '../finding';
import { type CheckReport, reportOn } from '../report';
import { isTest, lineAt } from '../source/kinds';
import { moduleGraphOf } from '../source/module-graph';
import type { SourceTree } from '../source/source-tree';

const walletsFolder = 'shared/src/wallet/';
/** The one table by wallet: its type asks for every wallet. */
const logos = `${walletsFolder}wallet-logos.ts`;
const descriptor = /^shared\/src\/wallet\/[^/]+\/descriptor\.ts$/;

/** The names by which code could distinguish wallets: id, method, aliases and the makers' name. */
function namesIn(text: string): string[] {
  const fields = [...text.matchAll(/^ {2}(?:id|method|name|aliases): (.+),$/gm)];
  return fields.flatMap(([, value = '']) => [...value.matchAll(/'([^']+)'/g)].map(([, name = '']) => name));
}

/**
 * Rejects the name of a wallet in the app's code outside of that wallet's folder. The app decides by the capabilities in a
 * wallet's descriptor, so that a new wallet needs no change elsewhere.
 */
export function checkWalletNames(tree: SourceTree): CheckReport {
  const folders = [...tree].filter(([path]) => descriptor.test(path));
  const names = new Set(folders.flatMap(([, text]) => namesIn(text)));
  const isOfWallet = (path: string) =>
    path === logos || folders.some(([file]) => path.startsWith(file.slice(0, file.lastIndexOf('/') + 1)));
  // Without descriptors there are no names to look for in any module.
  const modules = names.size === 0 ? [] : [...moduleGraphOf(tree).modules.values()];
  return reportOn(
    modules
      .filter(({ path }) => /^(shared|shell|remotes\/[^/]+)\/src\//.test(path))
      .filter(({ path }) => !isTest(path) && !isOfWallet(path)),
    ({ path, syntax }) => {
      const findings: Finding[] = [];
      const reject = (value: unknown, start: number) => {
        if (typeof value !== 'string' || !names.has(value)) return;
        findings.push({
          file: path,
          line: lineAt(tree.get(path) ?? '', start),
          problem: `names the wallet "${value}".`,
          fix: `Decide by a capability in the descriptors of ${walletsFolder}.`,
        });
      };
      new Visitor({
        Literal: ({ value, start }) => reject(value, start),
        TemplateLiteral: ({ quasis, start }) => quasis.length === 1 && reject(quasis[0]?.value.cooked, start),
        Property: ({ key, computed, start }) =>
          !computed && key.type === 'Identifier' && reject(key.name, start),
      }).visit(syntax.program);
      return findings;
    },
  );
}
