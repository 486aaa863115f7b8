import { parseArgs } from 'node:util';
import path from 'node:path';

const subjects = ['products', 'postal-codes', 'sat'] as const;
type Subject = (typeof subjects)[number];

export interface ImportArguments {
  subject: Subject;
  files: string[];
  map: string | null;
  errors: string | null;
  dryRun: boolean;
  batch: number;
  /** Code of the branch that keeps the stock of new products. */
  branch: string;
  /** Whether to wait until the store shows the products, and count them. */
  waits: boolean;
}

/** The command line cannot be understood; the text, in Spanish, is for the person who typed it. */
export class UsageProblem extends Error {
  override readonly name = 'UsageProblem';
}

const usage = `Uso: npm run import:<qué> -- ARCHIVO [opciones]
  import:products ARCHIVO       productos: CSV o JSON por líneas, con o sin gzip
  import:postal-codes ARCHIVO   códigos postales: CSV con o sin gzip
  import:sat ARCHIVO...         catálogos del SAT: archivos JSON, o la carpeta que los tiene
Opciones
  --map ARCHIVO      mapa de columnas (JSON); sin él se usa el mapa normal
  --dry-run          revisa todo y no guarda nada
  --errors ARCHIVO   escribe aquí las filas rechazadas (CSV: línea, clave, campo, motivo)
  --branch CÓDIGO    sucursal de la existencia inicial (normalmente MEX-CEDIS)
  --batch N          filas por transacción (1 a 5000; normalmente 1000)
  --no-wait          no espera a que la tienda muestre los productos ni lo comprueba
Termina con 0 si todo entró y se muestra, 2 si hubo filas rechazadas, 3 si todo entró pero la tienda no lo muestra todo,
130 si se interrumpió y 1 si no se importó nada.`;

const MAX_BATCH = 5_000;
const MAIN_BRANCH = 'MEX-CEDIS';

/** Reads the arguments after the subject. Paths are relative to `cwd` (where the person typed the command). */
export function readArguments(args: string[], cwd: string): ImportArguments {
  const [subject, ...rest] = args;
  if (!isSubject(subject)) throw new UsageProblem(usage);
  const { values, positionals } = parsed(rest);
  if (positionals.length === 0) throw new UsageProblem(`Falta el archivo.\n${usage}`);
  if (subject !== 'sat' && positionals.length > 1) throw new UsageProblem(`Se importa un archivo a la vez.\n${usage}`);
  const absolute = (file: string | undefined) => (file === undefined ? null : path.resolve(cwd, file));
  const files = positionals.map((file) => path.resolve(cwd, file));
  const errors = absolute(values.errors);
  if (errors !== null && files.includes(errors))
    throw new UsageProblem('El archivo de errores no puede ser el mismo que se importa');
  const dryRun = values['dry-run'] ?? false;
  return {
    subject,
    files,
    map: absolute(values.map),
    errors,
    dryRun,
    batch: batchSize(values.batch),
    branch: values.branch ?? MAIN_BRANCH,
    waits: subject === 'products' && !dryRun && values['no-wait'] !== true,
  };
}

function parsed(args: string[]) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: {
        map: { type: 'string' },
        errors: { type: 'string' },
        batch: { type: 'string' },
        branch: { type: 'string' },
        'dry-run': { type: 'boolean' },
        'no-wait': { type: 'boolean' },
      },
    });
  } catch (cause) {
    throw new UsageProblem(`No se entiende: ${args.join(' ')}\n${usage}`, { cause });
  }
}

function batchSize(text = '1000'): number {
  const size = Number(text);
  if (!Number.isInteger(size) || size < 1 || size > MAX_BATCH)
    throw new UsageProblem(`--batch debe ser un entero de 1 a ${MAX_BATCH}`);
  return size;
}

const isSubject = (text: string | undefined): text is Subject => subjects.some((subject) => subject === text);
