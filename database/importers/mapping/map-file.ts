import { readFile } from 'node:fs/promises';
import { z } from 'zod';

/** The mapping file cannot be used; the text says why, in Spanish. */
export class MapProblem extends Error {
  override readonly name = 'MapProblem';
}

/** Reads and checks a mapping file against the importer's schema. */
export async function readMapFile<S extends z.ZodType>(file: string, schema: S): Promise<z.output<S>> {
  const text = await readFile(file, 'utf8').catch((cause: unknown) => {
    throw new MapProblem(`No se pudo leer el mapa ${file}`, { cause });
  });
  const checked = schema.safeParse(parseJson(text, file), { error: z.locales.es().localeError });
  if (checked.success) return checked.data;
  const issue = checked.error.issues[0];
  throw new MapProblem(`El mapa ${file} no es válido: ${issue?.path.join('.') ?? ''}: ${issue?.message ?? ''}`);
}

function parseJson(text: string, file: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch (cause) {
    throw new MapProblem(`El mapa ${file} no es JSON válido`, { cause });
  }
}
