import path from 'node:path';
import { parseArgs } from 'node:util';
import { env, keepDataPrivate, requireEnvironment } from '@mayorista/config';
import { makeBackup } from './make-backup';
import { BackupProblem } from './problem';
import { restoreBackup } from './restore-backup';

const usage = `Uso:
  npm run backup -- [CARPETA] [--keep N] [--without-secrets]   respalda base de datos, archivos y claves, con la plataforma en marcha
  npm run restore -- RESPALDO [--replace]                      los devuelve, con la plataforma detenida`;

async function backup(args: string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { keep: { type: 'string' }, 'without-secrets': { type: 'boolean', default: false } },
  });
  const keep = values.keep === undefined ? undefined : Number(values.keep);
  if (positionals.length > 1 || (keep !== undefined && !(Number.isInteger(keep) && keep > 0)))
    throw new BackupProblem(usage);
  const folder = path.resolve(positionals[0] ?? path.join(env().dataFolder, 'backups'));
  const made = await makeBackup(env(), {
    folder,
    withSecrets: !values['without-secrets'],
    ...(keep === undefined ? {} : { keep }),
  });
  console.log(`Respaldo hecho: ${made.folder} (${made.manifest.files} archivos)`);
  if (made.manifest.hasSecrets) console.log('Contiene las claves de la plataforma: guárdalo como una de ellas.');
}

async function restore(args: string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { replace: { type: 'boolean', default: false } },
  });
  const [folder] = positionals;
  if (folder === undefined || positionals.length > 1) throw new BackupProblem(usage);
  const { manifest, otherSecrets } = await restoreBackup(env(), path.resolve(folder), values.replace);
  console.log(`Restaurado: el respaldo del ${manifest.madeAt}, de la versión ${manifest.release}`);
  if (otherSecrets.length > 0)
    console.log(
      `El entorno tiene otras claves que el respaldo: ${otherSecrets.join(', ')}. Cópialas de ${path.join(folder, 'secrets.env')} a .env antes de arrancar.`,
    );
}

/** `node dist/backup/cli.js backup|restore …`: the npm scripts of the root. */
async function main([verb, ...args]: string[]): Promise<void> {
  requireEnvironment();
  keepDataPrivate();
  if (verb !== 'backup' && verb !== 'restore') throw new BackupProblem(usage);
  await (verb === 'backup' ? backup(args) : restore(args));
}

main(process.argv.slice(2)).catch((error: unknown) => {
  const isTold = error instanceof BackupProblem || (error as { code?: string }).code?.startsWith('ERR_PARSE_ARGS');
  console.error(isTold === true ? (error as Error).message : error);
  process.exitCode = 1;
});
