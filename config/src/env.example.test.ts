import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readEnvironment } from './env';

const secretNames = [
  'API_TOKEN_SALT',
  'ADMIN_JWT_SECRET',
  'TRANSFER_TOKEN_SALT',
  'JWT_SECRET',
  'ENCRYPTION_KEY',
  'SESSION_SECRET',
  'SEARCH_MASTER_KEY',
];
const secrets = {
  APP_KEYS: 'a'.repeat(20) + ',' + 'b'.repeat(20),
  ...Object.fromEntries(secretNames.map((name) => [name, `${name}-0123456789abcdef`])),
};

let data: string;
beforeEach(() => (data = mkdtempSync(path.join(os.tmpdir(), 'mayorista-example-'))));
afterEach(() => rmSync(data, { recursive: true, force: true }));

/** Variables that the stack of docker-compose.yml reads from the file, and no process of ours. */
const composeAlone = ['POSTGRES_PASSWORD'];

/** A value of each variable that is none of its defaults. */
const samples = [
  ...secretNames.map((name) => [name, `${name}-abcdef0123456789`] as const),
  ['APP_KEYS', `${'c'.repeat(20)},${'d'.repeat(20)}`],
  ['ADMIN_PASSWORD', 'Otra-Clave-1'],
  ['PUBLIC_STORE_URL', 'https://tienda.test'],
  ['PUBLIC_CMS_URL', 'https://panel.test'],
  ['FORUM_URL', 'https://foro.test'],
  ['CMS_PORT', '4001'],
  ['STOREFRONT_PORT', '4002'],
  ['STOREFRONT_PROCESSES', '7'],
  ['HOST', '0.0.0.0'],
  ['CMS_URL', 'http://127.0.0.1:4003'],
  ['TRUSTED_PROXIES', '10.0.0.0/8'],
  ['WORKER_HEALTH_PORT', '4004'],
  ['SHUTDOWN_SECONDS', '12'],
  ['LOG_FORMAT', 'json'],
  ['LOG_LEVEL', 'debug'],
  ['METRICS_HOST', '0.0.0.0'],
  ['CMS_METRICS_PORT', '4101'],
  ['WORKER_METRICS_PORT', '4102'],
  ['STOREFRONT_METRICS_PORT', '4103'],
  ['ABANDONED_AFTER_SECONDS', '77'],
  ['NODE_ENV', 'test'],
  ['DEMO_WORLD', 'false'],
  ['MAYORISTA_RUNS_JOBS', 'false'],
  ['MAYORISTA_DATA', '/srv/mayorista'],
  ['POSTGRES_PASSWORD', 'de-la-base'],
  ['MEILI_KEY', 'de-la-busqueda'],
  ['DATABASE_URL', 'postgres://uno@127.0.0.1/otra'],
  ['REDIS_URL', 'redis://127.0.0.1:6399'],
  ['MEILI_HOST', 'http://127.0.0.1:7799'],
  ['S3_BUCKET', 'cubeta'],
  ['S3_REGION', 'mx-central-1'],
  ['S3_ENDPOINT', 'http://minio.test:9000'],
  ['S3_PUBLIC_URL', 'https://cdn.test'],
  ['S3_ACCESS_KEY_ID', 'llave'],
  ['S3_SECRET_ACCESS_KEY', 'secreta'],
  ['S3_ACL', 'none'],
  ['SMTP_URL', 'smtp://127.0.0.1:1025'],
  ['MAIL_FROM', 'Casa <casa@mayorista.test>'],
  ['VAPID_PRIVATE_KEY', `${'q'.repeat(42)}A`],
  ['PUSH_SERVICE_HOSTS', 'push.test'],
  ['WHATSAPP_PHONE_ID', '15550001111'],
  ['WHATSAPP_TOKEN', 'ficha'],
  ['WHATSAPP_TEMPLATE', 'otra_plantilla'],
  ['WHATSAPP_URL', 'https://graph.test/v1'],
  ['WEBHOOK_HOSTS', 'erp.test'],
  ['DHL_API_KEY', 'dhl'],
  ['DHL_API_URL', 'https://dhl.test'],
  ['MONITORING_URL', 'https://monitoreo.test'],
  ['MONITORING_TOKEN', 'ficha'],
  ['SUBSCRIPTION_PAYMENT_HOSTS', 'pagos.test'],
  ['CFDI_CERTIFICATE_FILE', '/tmp/csd.cer'],
  ['CFDI_KEY_FILE', '/tmp/csd.key'],
  ['CFDI_KEY_PASSWORD', 'clave'],
  ['CFDI_ISSUER_NAME', 'CASA DE PRUEBA'],
  ['CFDI_ISSUER_REGIME', '612'],
  ['CFDI_ISSUER_ZIP', '44100'],
  ['PAC_URL', 'https://pac.test'],
  ['PAC_TOKEN', 'ficha'],
  ['PAC_USER', 'usuario'],
  ['PAC_PASSWORD', 'clave'],
  ['BANXICO_URL', 'https://banxico.test'],
  ['BANXICO_TOKEN', 'a'.repeat(64)],
  ['LISTED_TAXPAYERS_URL', 'https://lista.test/69b.csv'],
  ['CFDI_ISSUE_ON', 'paid'],
  ['CFDI_GLOBAL_INVOICE', 'all'],
  ['CFDI_ADVANCES', 'deposit'],
] as const;

function complaintsOfFile(work: () => unknown): string[] {
  try {
    work();
    return [];
  } catch (error) {
    return (error as Error).message.split('\n');
  }
}

function written(file: string, values: Readonly<Record<string, string>>): string {
  writeFileSync(
    file,
    Object.entries(values)
      .map((pair) => pair.join('='))
      .join('\n'),
  );
  return file;
}

/** Variables that count with each other, by the beginnings of their names. */
const groups: readonly (readonly string[])[] = [
  ['S3_'],
  ['MEILI_'],
  ['WHATSAPP_'],
  ['DHL_'],
  ['MONITORING_'],
  ['CFDI_', 'PAC_'],
  ['BANXICO_'],
];

test('every variable of .env.example counts when it stands in the file; what compose alone reads is named', () => {
  const example = readFileSync(path.resolve(__dirname, '../../.env.example'), 'utf8');
  const named = [...example.matchAll(/^#? ?([A-Z][A-Z0-9_]*)=/gm)].map(([, name]) => name as string);
  const values: Readonly<Record<string, string>> = Object.fromEntries(samples);
  expect(Object.keys(values).filter((name) => !named.includes(name))).toEqual([]);
  const settings = path.join(data, '.env');
  const readWith = (names: readonly string[]): string => {
    const lines = names.filter((name) => !(name in secrets)).map((name) => `${name}=${values[name]}`);
    writeFileSync(settings, [...Object.entries(secrets).map((pair) => pair.join('=')), ...lines].join('\n'));
    return JSON.stringify(readEnvironment({}, settings));
  };
  const whole = (names: readonly string[]): boolean => complaintsOfFile(() => readWith(names)).length === 0;
  const counts = (name: string): boolean => {
    if (name in secrets)
      return (
        // Secrets that an installation has made already come before the file.
        readEnvironment({ MAYORISTA_DATA: data }, written(settings, { ...secrets, [name]: values[name] ?? '' })) !==
          null &&
        JSON.stringify(readEnvironment({ MAYORISTA_DATA: data }, settings)).includes(
          (values[name] ?? '').split(',')[0] ?? '?',
        )
      );
    const beside = groups.find((starts) => starts.some((start) => name.startsWith(start))) ?? [name];
    const group = Object.keys(values).filter((each) => beside.some((start) => each.startsWith(start)) && each !== name);
    const all = [...group, name];
    expect(whole(all), name).toBe(true);
    // Where the others want it, their refusal is how it counts.
    return !whole(group) || readWith(all) !== readWith(group);
  };
  expect(named.filter((name) => !counts(name))).toEqual(composeAlone);
});
