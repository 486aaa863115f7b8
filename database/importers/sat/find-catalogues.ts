import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { SourceProblem } from '../source/source-problem';
import { satCatalogueNames, satCatalogues, type SatCatalogueName } from './catalogues';

export interface SatFile {
  file: string;
  catalogue: SatCatalogueName;
}

const isData = (file: string) => /\.(json|jsonl|ndjson|csv|txt)(\.gz)?$/i.test(file);

/** Which catalogue a file is, by its name. */
export function catalogueOf(file: string): SatCatalogueName | null {
  const base = path.basename(file);
  return satCatalogueNames.find((name) => satCatalogues[name].fileName.test(base)) ?? null;
}

/**
 * The catalogues among files and folders, in the order in which they depend on each other. Files of a folder that are no
 * catalogue are passed over; one that was named itself is refused.
 */
export async function findCatalogues(paths: string[]): Promise<SatFile[]> {
  const found = (await Promise.all(paths.map(filesOf))).flat();
  if (found.length === 0) throw new SourceProblem('not_found', `de ningún catálogo del SAT en ${paths.join(', ')}`);
  return found.sort(
    (one, other) => satCatalogueNames.indexOf(one.catalogue) - satCatalogueNames.indexOf(other.catalogue),
  );
}

async function filesOf(given: string): Promise<SatFile[]> {
  const info = await stat(given).catch((cause: unknown) => {
    throw new SourceProblem('not_found', given, null, { cause });
  });
  if (!info.isDirectory()) {
    const catalogue = catalogueOf(given);
    if (catalogue === null) throw new SourceProblem('unknown_catalogue', path.basename(given));
    return [{ file: given, catalogue }];
  }
  const names = (await readdir(given)).filter(isData).sort();
  return names.flatMap((name) => {
    const catalogue = catalogueOf(name);
    return catalogue === null ? [] : [{ file: path.join(given, name), catalogue }];
  });
}
