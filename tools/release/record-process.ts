/**
 * `node --import tsx tools/release/record-process.ts <process>`: records the code of a process that is about to be deployed
 * (processes/README.md, "Change a state").
 */
import { recordCode } from '@rainbow-rabbit/processes/aos';

const [name] = process.argv.slice(2);
if (!name) throw new Error('Usage: record-process.ts <process>');
const { version, sha256 } = recordCode(name);
process.stdout.write(`processes/${name}/releases/${version}.lua.br holds the code with the hash ${sha256}\n`);
