import { parseArgs } from 'node:util';
import { env, requireEnvironment } from '@mayorista/config';
import { formatMessage, ValidationError, service } from '@mayorista/kernel';
import '@mayorista/people/contract';
import { readPassword } from './read-password';
import { withPlatform } from './with-platform';

const usage = `Uso: npm run create-admin -- --email ana@empresa.mx --name "Ana Pérez"
La contraseña se pregunta, se lee de la entrada (… < archivo) o se toma de ADMIN_PASSWORD.`;

const fields: Readonly<Record<string, string>> = { email: 'Correo', name: 'Nombre', password: 'Contraseña' };

/** A command that is none, told with how it is used. */
class UsageError extends Error {}

async function main(args: string[]): Promise<void> {
  requireEnvironment();
  const { values } = parseArgs({ args, options: { email: { type: 'string' }, name: { type: 'string' } } });
  const { email, name } = values;
  if (email === undefined || name === undefined) throw new UsageError(usage);
  const password =
    env().adminPassword ?? (await readPassword('Contraseña (12 caracteres o más, con letras y números): '));
  await withPlatform((strapi) => service(strapi, 'people.panel').createAdministrator({ email, name, password }));
  console.log(`Listo: ${email} entra a ${env().publicCmsUrl}/admin`);
}

function told(error: unknown): string | null {
  if (error instanceof UsageError) return error.message;
  if ((error as { code?: string }).code?.startsWith('ERR_PARSE_ARGS') === true)
    return `${(error as Error).message}\n${usage}`;
  if (!(error instanceof ValidationError)) return null;
  return error.refusals
    .map(
      ({ field = '', code, params, message }) => `${fields[field] ?? field}: ${message ?? formatMessage(code, params)}`,
    )
    .join('\n');
}

main(process.argv.slice(2)).then(
  () => process.exit(0),
  (error: unknown) => {
    console.error(told(error) ?? error);
    process.exit(1);
  },
);
