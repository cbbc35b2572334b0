/** Checks that recorded releases stay as they were committed: `node --import tsx tools/checks/records/cli.ts`. */
import { fileURLToPath } from 'node:url';
import { printable } from '../finding';
import { checkRecords } from './records';

const findings = checkRecords(fileURLToPath(new URL('../../..', import.meta.url)));
console.log(findings.length > 0 ? printable(findings) : 'records: none has changed');
if (findings.length > 0) process.exitCode = 1;
