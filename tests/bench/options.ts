import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';

export interface BenchOptions {
  /** Products of the world. */
  readonly products: number;
  /** A file for `import:products` instead of the seeds multiplied. */
  readonly file: string | null;
  /** Branches and categories of the world; null: as many as the demo world has. */
  readonly branches: number | null;
  readonly categories: number | null;
  /** How many times the catalogue stands in the world. */
  readonly copies: number;
  readonly rounds: number;
  /** Length of one measurement, ms. */
  readonly burstMs: number;
  /** Makes the world again although one is there. */
  readonly isFresh: boolean;
  /** Two content servers and two stores over PostgreSQL and Redis: the rows of the living shop alone. */
  readonly isSeveral: boolean;
  /** Parts of row names to measure; all when empty. */
  readonly only: readonly string[];
}

const usage = `Uso: npm run bench -- [opciones]
  --count N         productos del mundo (50000)
  --products FILE   en vez de los productos generados, un archivo para import:products
  --branches N      sucursales (las del mundo de demostración)
  --categories N    categorías (las del mundo de demostración)
  --copies N        veces que el catálogo está en el mundo, copiado en la base de datos (1)
  --rounds N        rondas intercaladas, de las que se informa la mediana (5)
  --seconds N       duración de cada medición (2)
  --several         dos servidores y dos tiendas sobre PostgreSQL y Redis: sólo los renglones de un día de venta
  --only TEXTO      sólo los renglones cuyo nombre lo contiene (puede repetirse)
  --fresh           prepara el mundo otra vez`;

export function readOptions(args: readonly string[]): BenchOptions {
  const { values } = parseArgs({
    args: [...args],
    options: {
      count: { type: 'string', default: '50000' },
      products: { type: 'string' },
      branches: { type: 'string' },
      categories: { type: 'string' },
      copies: { type: 'string', default: '1' },
      rounds: { type: 'string', default: '5' },
      seconds: { type: 'string', default: '2' },
      several: { type: 'boolean', default: false },
      only: { type: 'string', multiple: true, default: [] },
      fresh: { type: 'boolean', default: false },
    },
  });
  return {
    products: positive(values.count, '--count'),
    file: values.products === undefined ? null : path.resolve(expanded(values.products)),
    branches: values.branches === undefined ? null : positive(values.branches, '--branches'),
    categories: values.categories === undefined ? null : positive(values.categories, '--categories'),
    copies: positive(values.copies, '--copies'),
    rounds: positive(values.rounds, '--rounds'),
    burstMs: positive(values.seconds, '--seconds') * 1_000,
    isFresh: values.fresh,
    isSeveral: values.several,
    only: values.only,
  };
}

function positive(text: string, option: string): number {
  const number = Number(text);
  if (!Number.isFinite(number) || number <= 0) throw new Error(`${option} debe ser un número mayor que cero\n${usage}`);
  return number;
}

const expanded = (file: string): string => (file.startsWith('~/') ? path.join(os.homedir(), file.slice(2)) : file);
