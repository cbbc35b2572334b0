import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { compileKit } from './compile';
import { kitPackage, type PackageFiles, sharedPackage } from './packages';

/** A package that npm packed. */
export interface PackedPackage {
  /** The path of the packed file. */
  archive: string;
  files: PackageFiles;
}

/** Writes a package to a folder and has npm pack it. */
function packOne(files: PackageFiles, target: string): PackedPackage {
  const folder = mkdtempSync(path.join(tmpdir(), 'kit-package-'));
  for (const [file, text] of files) {
    const place = path.join(folder, file);
    mkdirSync(path.dirname(place), { recursive: true });
    writeFileSync(place, text, { mode: text.startsWith('#!') ? 0o755 : 0o644 });
  }
  const args = ['pack', '--json', '--ignore-scripts', '--loglevel=error', '--pack-destination', target];
  const { status, stdout, stderr } = spawnSync('npm', args, { cwd: folder, encoding: 'utf8' });
  rmSync(folder, { recursive: true });
  if (status !== 0) throw new Error(`npm can't pack a part of the kit: ${stderr}`);
  const [packed]: { filename: string }[] = JSON.parse(stdout);
  return { archive: path.join(target, packed?.filename ?? ''), files };
}

/**
 * Packs `shared` and the area kit for the shell of this tree, with `npm pack`.
 * @param target the folder of the packed files
 * @throws Error if the kit doesn't compile or npm fails
 */
export function packKit(target: string): PackedPackage[] {
  mkdirSync(target, { recursive: true });
  const compiled = compileKit();
  return [sharedPackage(compiled), kitPackage(compiled)].map((files) => packOne(files, target));
}
