import { readFileSync } from 'node:fs';
import path from 'node:path';
import { readEnvironment } from '../../config/src/env';
import { environmentSchema } from '../../config/src/env.schema';
import { expect, test } from 'vitest';
import { parse } from 'yaml';

interface Service {
  readonly image?: string;
  readonly build?: { readonly context: string; readonly target: string };
  readonly environment?: Readonly<Record<string, string | number>>;
  readonly env_file?: string;
  readonly volumes?: readonly string[];
  readonly ports?: readonly string[];
  readonly profiles?: readonly string[];
  readonly depends_on?: Readonly<Record<string, { readonly condition: string }>>;
  readonly healthcheck?: { readonly test: readonly string[] };
  readonly networks?: { readonly default: { readonly aliases: readonly string[] } };
  readonly restart?: string;
  readonly stop_grace_period?: string;
  readonly mem_limit?: string;
  readonly logging?: { readonly options?: { readonly 'max-size'?: string; readonly 'max-file'?: string } };
}

const root = path.resolve(__dirname, '..', '..');
const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');
const compose = parse(read('docker-compose.yml'), { merge: true }) as {
  readonly services: Readonly<Record<string, Service>>;
  readonly volumes: object;
};
const { services } = compose;
const known = Object.keys(environmentSchema.shape);
/** Read before the schema is: where secrets and all state lie. */
const beforeSchema = ['MAYORISTA_DATA'];
const secretNames = known.filter(
  (name) => /SECRET|SALT|KEYS?$|PASSWORD|_URL$/.test(name) && !/^(PUBLIC|CMS|FORUM)_/.test(name),
);
const ours = ['cms', 'cms-2', 'workers', 'storefront'];

const envExample = [...read('.env.example').matchAll(/^(?:# )?([A-Z][A-Z0-9_]*)=/gm)].map(([, name]) => name ?? '');
const stages = [...read('config/container/Dockerfile').matchAll(/^FROM (\S+) AS (\S+)$/gm)].map(([, from, name]) => ({
  from,
  name,
}));

/** As Docker hands it over with a `.env` of what is demanded; what is left out of it is empty, as good as not set. */
const filledIn = (environment: Service['environment'] = {}): Record<string, string> =>
  Object.fromEntries(
    Object.entries(environment)
      .map(([name, value]) => [
        name,
        String(value)
          .replace(/\$\{PUBLIC[^}]+\}/, 'https://mx.test')
          .replace(/\$\{\w+:-([^}]*)\}/g, '$1')
          .replace(/\$\{[^}]+\}/g, 'x'.repeat(20)),
      ])
      .filter(([, value]) => value !== ''),
  ) as Record<string, string>;

test('every variable that the platform’s services are given is one that the platform reads', () => {
  for (const name of ours)
    expect(
      Object.keys(services[name]?.environment ?? {}).filter((each) => !known.includes(each)),
      name,
    ).toEqual([]);
  expect(Object.keys(services['cms']?.environment ?? {})).toEqual(
    expect.arrayContaining(['DATABASE_URL', 'REDIS_URL', 'MEILI_HOST', 'MEILI_KEY']),
  );
});

test('.env.example names every variable there is, and no other; what compose asks of .env is in it', () => {
  const asked = [...read('docker-compose.yml').matchAll(/(?<!\$)\$\{([A-Z0-9_]+)/g)].map(([, name]) => name ?? '');
  const forServices = asked.filter((name) => !known.includes(name));
  expect([...new Set(envExample)].sort()).toEqual([...new Set([...known, ...beforeSchema, ...forServices])].sort());
  expect(new Set(forServices)).toEqual(new Set(['POSTGRES_PASSWORD']));
});

test('the values given pass the platform’s own check', () => {
  for (const name of ours) {
    const filled = filledIn(services[name]?.environment);
    const parsed = environmentSchema.partial().safeParse(filled);
    expect(parsed.error?.issues ?? [], name).toEqual([]);
  }
});

test('it is what the services tests start: PostgreSQL, Redis, two cms and the workers; beside them search and the store', () => {
  const started = read('tests/services/run.mjs');
  expect([/postgresServer\(\)/, /redisServer\(\)/].every((part) => part.test(started))).toBe(true);
  expect(
    Object.keys(services)
      .filter((name) => services[name]?.profiles === undefined)
      .sort(),
  ).toEqual(['cms', 'cms-2', 'meilisearch', 'postgres', 'proxy', 'redis', 'storefront', 'workers']);
  expect(services['cms']?.networks?.default.aliases).toEqual(services['cms-2']?.networks?.default.aliases);
  expect(services['storefront']?.environment?.CMS_URL).toBe(
    `http://${services['cms']?.networks?.default.aliases[0]}:1337`,
  );
  expect(
    services['cms-2']?.depends_on?.cms?.condition,
    'two that start at once would both bring the database up to date',
  ).toBe('service_healthy');
});

test('images are pinned to one version, everything that stays up says how it is, and what must last has a volume', () => {
  for (const [name, { image, healthcheck, restart }] of Object.entries(services)) {
    expect(image, name).toMatch(/:v?\w*[.\d]\d/);
    expect(image, name).not.toMatch(/latest/);
    if (restart !== undefined && name !== 'mailpit') expect(healthcheck?.test.length, name).toBeGreaterThan(1);
  }
  const mounted = Object.values(services).flatMap(({ volumes = [] }) =>
    volumes.map((volume) => volume.split(':')[0] ?? '').filter((name) => !name.startsWith('.')),
  );
  expect([...new Set(mounted)].sort()).toEqual(Object.keys(compose.volumes).sort());
  for (const name of ['cms', 'cms-2', 'workers']) expect(services[name]?.volumes, name).toContain('data:/data');
});

test('the proxy is the only door: it stands before the store and both cms, and nothing else is published but a page on this machine', () => {
  const published = Object.entries(services).filter(([name, { ports }]) => ports !== undefined && name !== 'mailpit');
  expect(published.map(([name]) => name)).toEqual(['proxy']);
  expect(services['mailpit']?.ports).toEqual(['127.0.0.1:8025:8025']);
  const rules = read('config/proxy/Caddyfile');
  expect(rules).toContain('reverse_proxy cms:1337 cms-2:1337 {');
  expect(rules).toContain('reverse_proxy storefront:3000 {');
  // Of the S3 server only what is for everybody has a way out.
  expect([...rules.matchAll(/minio/g)].length).toBe(2);
  expect(rules).toMatch(/handle \/\{\$S3_BUCKET:mayorista\}\/public\/\* \{\s+reverse_proxy minio:9000/);
});

/** Where a container is asked whether it lives. */
const askedOf = (text: string): string | undefined => /fetch\('([^']+)'\)/.exec(text)?.[1];

test('a process is restarted by whether it lives, and sent requests by whether it is ready: a database that is away restarts nobody', () => {
  const asked = {
    cms: 'http://127.0.0.1:1337/live',
    'cms-2': 'http://127.0.0.1:1337/live',
    workers: 'http://127.0.0.1:1340/live',
    storefront: 'http://127.0.0.1:3000/live',
  };
  for (const name of ours) {
    const { healthcheck, environment = {}, build } = services[name] ?? {};
    const url = askedOf(healthcheck?.test.join(' ') ?? '');
    expect(url, name).toBe(asked[name as keyof typeof asked]);
    const { CMS_PORT, WORKER_HEALTH_PORT, STOREFRONT_PORT } = environment;
    expect(new URL(url ?? '').port, name).toBe(String(CMS_PORT ?? WORKER_HEALTH_PORT ?? STOREFRONT_PORT));
    // The image says the same for whoever runs it without compose.
    const stage = read('config/container/Dockerfile')
      .split(/^FROM /m)
      .find((each) => each.startsWith(`runtime AS ${build?.target}\n`));
    expect(askedOf(stage ?? ''), name).toBe(url);
  }
  expect(read('config/proxy/Caddyfile')).toMatch(/health_uri \/ready\s/);
});

test('each process tells its measures to who is in the network, and nobody outside reads them', () => {
  const ports: Record<string, number> = {};
  for (const name of ours) {
    const { environment = {}, ports: published } = services[name] ?? {};
    const named = Object.entries(environment).filter(([key]) => key.endsWith('_METRICS_PORT'));
    expect([named.length, environment.METRICS_HOST, published], name).toEqual([1, '0.0.0.0', undefined]);
    ports[name] = Number(named[0]?.[1]);
  }
  expect(ports).toEqual({ cms: 9101, 'cms-2': 9101, workers: 9102, storefront: 9103 });
  const told = read('config/docs/production.md');
  for (const [name, port] of Object.entries(ports)) {
    expect(told).toContain(`${name}:${port}`);
    expect(JSON.stringify(services['proxy']?.ports)).not.toContain(String(port));
    expect(read('config/proxy/Caddyfile')).not.toContain(String(port));
  }
  // Next to an address that the proxy passes on, `/metrics` is the store's or the platform's: neither knows it.
  expect(read('config/proxy/Caddyfile')).not.toContain('metrics');
});

test('every service has a limit of memory, and logs that do not fill the disk', () => {
  for (const [name, { mem_limit: limit, logging }] of Object.entries(services)) {
    expect(limit, name).toMatch(/^\d+[mg]$/);
    expect([logging?.options?.['max-size'], logging?.options?.['max-file']], name).toEqual(['20m', '5']);
  }
});

test('the store is given no secret but its own', () => {
  const { environment = {}, env_file: file } = services['storefront'] ?? {};
  expect(file).toBeUndefined();
  expect(secretNames).toEqual(
    expect.arrayContaining(['JWT_SECRET', 'DATABASE_URL', 'S3_SECRET_ACCESS_KEY', 'APP_KEYS']),
  );
  const given = Object.keys(environment).filter((name) => secretNames.includes(name));
  expect(given).toEqual(['SESSION_SECRET', 'S3_PUBLIC_URL']);
  const filled = filledIn(environment) as NodeJS.ProcessEnv;
  expect(() => readEnvironment(filled, '/nothing', 'store')).not.toThrow();
});

test('no secret has a value of its own in the file: what is missing from .env stops the start', () => {
  const secret = /(PASSWORD|SECRET|SALT|_KEYS?)$/;
  const asked = [...read('docker-compose.yml').matchAll(/(?<!\$)\$\{(\w+)([^}]*)\}/g)].filter(([, name]) =>
    secret.test(name ?? ''),
  );
  expect(asked.map(([, name]) => name)).toEqual(
    expect.arrayContaining(['POSTGRES_PASSWORD', 'MEILI_KEY', 'SESSION_SECRET']),
  );
  // The keys of a bucket are asked for only where there is one.
  for (const [, name, otherwise] of asked)
    expect([name, otherwise]).toEqual([name, name?.startsWith('S3_') === true ? ':-' : ':?falta en .env']);
});

test('the platform’s processes run as production, which loads no demo data, and are given longer to stop than they take', () => {
  const { shutdownMs } = readEnvironment({ ...filledIn(services['storefront']?.environment) }, '/nothing', 'store');
  for (const name of ours) {
    expect(services[name]?.environment?.NODE_ENV, name).toBe('production');
    const [, seconds] = /^(\d+)s$/.exec(services[name]?.stop_grace_period ?? '') ?? [];
    expect(Number(seconds) * 1_000, name).toBeGreaterThan(shutdownMs);
  }
});

test('PostgreSQL’s programs in the image are of the server’s version, so that backups can be made and restored', () => {
  const server = /postgres:(\d+)/.exec(services['postgres']?.image ?? '')?.[1];
  expect(read('config/container/Dockerfile')).toContain(`postgresql-client-${server} `);
});

test('the image is built in stages on a pinned Node, runs as nobody special, and has a stage for each process', () => {
  expect(stages.find(({ name }) => name === 'base')?.from).toMatch(/^node:24\.\d+\.\d+-/);
  const targets = ours.map((name) => services[name]?.build?.target);
  expect(targets.filter((target) => !stages.some(({ name }) => name === target))).toEqual([]);
  for (const target of targets) expect(stages.find(({ name }) => name === target)?.from).toBe('runtime');
  const runtime =
    read('config/container/Dockerfile')
      .split(/^FROM .* AS runtime$/m)[1]
      ?.split(/^FROM /m)[0] ?? '';
  expect(runtime).toMatch(/^USER node$/m);
  const lastUsers = read('config/container/Dockerfile')
    .split(/^FROM /m)
    .flatMap((stage) => [...stage.matchAll(/^USER (\w+)$/gm)].at(-1)?.[1] ?? []);
  expect(new Set(lastUsers)).toEqual(new Set(['node']));
});

test('what a process is started with exists, and no secret or local state goes into the image', () => {
  const started = [
    ...read('config/container/Dockerfile').matchAll(
      /WORKDIR \/app\/(\w+)[\s\S]*?\nCMD \["node", (?:"--[^"]+", )*"([^"]+)"\]/g,
    ),
  ].map(([, folder, file]) => `${folder}/${file}`);
  expect(started).toEqual(['cms/server.cjs', 'workers/dist/src/main.js', 'storefront/server.mjs']);
  for (const file of started) expect(() => read(file.replace('dist/src/main.js', 'src/main.ts')), file).not.toThrow();
  expect(read('config/container/Dockerfile.dockerignore').split('\n')).toEqual(
    expect.arrayContaining(['.env', '.data', '.git', '**/node_modules']),
  );
});
