import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { ConfigurationError, readEnvironment } from './env';
import { bucketOrigin, mediaOrigins } from './providers';

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
beforeEach(() => (data = mkdtempSync(path.join(os.tmpdir(), 'mayorista-config-'))));
afterEach(() => rmSync(data, { recursive: true, force: true }));

const read = (given: NodeJS.ProcessEnv) => readEnvironment({ MAYORISTA_DATA: data, ...given }, path.join(data, '.env'));
const complaintsOf = (given: NodeJS.ProcessEnv): string[] => {
  try {
    read(given);
  } catch (error) {
    expect(error).toBeInstanceOf(ConfigurationError);
    return (error as ConfigurationError).message.split('\n');
  }
  return [];
};

describe('the environment', () => {
  test('with nothing set, the platform runs embedded on its usual ports', () => {
    const env = read({});
    expect(env).toMatchObject({
      cmsPort: 1337,
      storefrontPort: 3000,
      host: '127.0.0.1',
      databaseUrl: null,
      redisUrl: null,
      meili: null,
      s3: null,
      smtpUrl: null,
      demoWorld: true,
      runsJobs: true,
    });
    expect(env.dataFolder).toBe(data);
  });

  test('the store runs in a process for each core, four at most, or in as many as are asked for', () => {
    expect(read({}).storefrontProcesses).toBe(Math.min(os.availableParallelism(), 4));
    expect(read({ STOREFRONT_PROCESSES: '1' }).storefrontProcesses).toBe(1);
    expect(complaintsOf({ STOREFRONT_PROCESSES: '0' })).toHaveLength(1);
  });

  test('a relative data folder is taken from the repository, not from where the process runs', () => {
    const { root, dataFolder } = readEnvironment({ MAYORISTA_DATA: 'aparte' });
    expect(dataFolder).toBe(path.join(root, 'aparte'));
    expect(readEnvironment({}).dataFolder).toBe(path.join(root, '.data'));
  });

  test('every bad variable gets a line of its own, with its name', () => {
    const lines = complaintsOf({
      CMS_PORT: 'mil',
      STOREFRONT_PORT: '70000',
      DATABASE_URL: 'mysql://x',
      REDIS_URL: 'http://x',
      NODE_ENV: 'staging',
    });
    expect(lines.map((line) => line.split(':')[0]).sort()).toEqual([
      'CMS_PORT',
      'DATABASE_URL',
      'NODE_ENV',
      'REDIS_URL',
      'STOREFRONT_PORT',
    ]);
  });

  test('a complaint never repeats the value: it may be a secret', () => {
    expect(complaintsOf({ ...secrets, JWT_SECRET: 'hunter2', NODE_ENV: 'production' }).join()).not.toContain('hunter2');
  });

  test('an empty variable is one that is not set', () => {
    expect(read({ REDIS_URL: '', CMS_PORT: '' })).toMatchObject({ redisUrl: null, cmsPort: 1337 });
  });

  test('production without secrets is refused, naming each', () => {
    expect(
      complaintsOf({ NODE_ENV: 'production' })
        .map((line) => line.split(':')[0])
        .sort(),
    ).toEqual(['APP_KEYS', ...secretNames].sort());
  });

  test('the store in production needs its own secret, and none of the platform’s', () => {
    const store = (given: NodeJS.ProcessEnv) =>
      readEnvironment({ MAYORISTA_DATA: data, NODE_ENV: 'production', ...given }, path.join(data, '.env'), 'store');
    const { secrets: own } = store({ SESSION_SECRET: secrets['SESSION_SECRET' as keyof typeof secrets] });
    expect(own.session).toBe(secrets['SESSION_SECRET' as keyof typeof secrets]);
    expect(() => store(secrets)).not.toThrow();
    expect(() => store({})).toThrow(/^SESSION_SECRET: [^\n]*$/);
    expect(() => store({ ...secrets, SESSION_SECRET: 'corto' })).toThrow(/^SESSION_SECRET: [^\n]*$/);
    const s3 = { SESSION_SECRET: 's'.repeat(20), S3_BUCKET: 'fotos', S3_ENDPOINT: 'http://minio:9000' };
    expect(store(s3).s3).toMatchObject({ bucket: 'fotos', endpoint: 'http://minio:9000' });
    expect(() => store({ ...s3, S3_BUCKET: '' })).toThrow('S3_BUCKET: falta, porque S3_ENDPOINT está definida');
  });

  test('the store asks the bucket’s own server for pictures, or whoever serves them under paths of their own', () => {
    const keys = { ...secrets, S3_BUCKET: 'fotos', S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'key' };
    const ofMinio = { ...keys, S3_ENDPOINT: 'http://minio:9000' };
    const origins = (given: NodeJS.ProcessEnv) => [bucketOrigin(read(given)), ...mediaOrigins(read(given))];
    expect(origins({})).toEqual([null]);
    expect(origins(ofMinio)).toEqual(['http://minio:9000', 'http://minio:9000']);
    expect(origins({ ...ofMinio, S3_PUBLIC_URL: 'https://panel.mx/fotos' })).toEqual([
      'http://minio:9000',
      'https://panel.mx',
    ]);
    expect(origins({ ...ofMinio, S3_PUBLIC_URL: 'https://cdn.mx' })).toEqual(['https://cdn.mx', 'https://cdn.mx']);
    expect(origins(keys)[0]).toBe('https://fotos.s3.us-east-1.amazonaws.com');
  });

  test('the demo world never loads in production, even when asked for', () => {
    expect(read({ ...secrets, NODE_ENV: 'production', DEMO_WORLD: 'true' }).demoWorld).toBe(false);
    expect(read({ DEMO_WORLD: 'false' }).demoWorld).toBe(false);
  });

  test('with Redis the jobs run in the workers, unless told otherwise', () => {
    expect(read({ REDIS_URL: 'redis://127.0.0.1:6379' }).runsJobs).toBe(false);
    expect(read({ REDIS_URL: 'redis://127.0.0.1:6379', MAYORISTA_RUNS_JOBS: 'true' }).runsJobs).toBe(true);
  });

  test('a process is taken for dead after half a minute, or as it is told', () => {
    expect(read({}).abandonedAfterMs).toBe(30_000);
    expect(read({ ABANDONED_AFTER_SECONDS: '8' }).abandonedAfterMs).toBe(8_000);
    expect(() => read({ ABANDONED_AFTER_SECONDS: '1' })).toThrow('ABANDONED_AFTER_SECONDS: debe estar entre 5 y 600');
  });

  test('secrets kept in the data folder are read from it, quoted or not; the environment wins', () => {
    const lines = Object.entries(secrets).map(([name, value], i) => `${name}=${i % 2 === 0 ? value : `"${value}"`}`);
    writeFileSync(path.join(data, 'secrets.env'), `# generados\n${lines.join('\r\n')}\n`);
    const env = read({ NODE_ENV: 'production', JWT_SECRET: 'del-entorno-0123456789' });
    expect(env.secrets.session).toBe(secrets['SESSION_SECRET' as keyof typeof secrets]);
    expect(env.secrets.appKeys).toEqual(['a'.repeat(20), 'b'.repeat(20)]);
    expect(env.secrets.jwt).toBe('del-entorno-0123456789');
  });

  test('settings in the untracked file count less than the data folder, and that less than the environment', () => {
    writeFileSync(path.join(data, '.env'), 'CMS_PORT=4001\nSTOREFRONT_PORT=4002\nHOST=0.0.0.0\n');
    writeFileSync(path.join(data, 'secrets.env'), 'STOREFRONT_PORT=5002\nHOST=127.0.0.2\n');
    expect(read({ HOST: '127.0.0.3' })).toMatchObject({ cmsPort: 4001, storefrontPort: 5002, host: '127.0.0.3' });
  });

  test('the file says where the data is and for whom it runs, as the environment would', () => {
    const elsewhere = path.join(data, 'elsewhere');
    writeFileSync(path.join(data, '.env'), `MAYORISTA_DATA=${elsewhere}\nNODE_ENV=production\nAPP_KEYS=\n`);
    const settings = path.join(data, '.env');
    expect(readEnvironment(secrets, settings)).toMatchObject({
      dataFolder: elsewhere,
      mode: 'production',
      demoWorld: false,
    });
    expect(readEnvironment({ ...secrets, MAYORISTA_DATA: data }, settings).dataFolder).toBe(data);
    // Production makes up no secret, wherever it is said that it is one.
    expect(() => readEnvironment({}, settings)).toThrow(/^APP_KEYS: falta/);
    mkdirSync(elsewhere);
    writeFileSync(path.join(elsewhere, 'secrets.env'), 'CMS_PORT=4001\n');
    expect(readEnvironment(secrets, settings).cmsPort).toBe(4001);
  });

  test('two processes without kept secrets do not share them', () => {
    expect(read({}).secrets.jwt).not.toBe(read({}).secrets.jwt);
  });

  test('who sends web push lasts as long as the secrets, unless said; a key that is none is refused', () => {
    const own = read(secrets).webPush.privateKey;
    expect(Buffer.from(own, 'base64url')).toHaveLength(32);
    expect(read(secrets).webPush.privateKey).toBe(own);
    const given = 'q'.repeat(42) + 'A';
    expect(
      read({ ...secrets, VAPID_PRIVATE_KEY: given, PUSH_SERVICE_HOSTS: 'push.test, 127.0.0.1:99' }).webPush,
    ).toEqual({
      privateKey: given,
      serviceHosts: ['push.test', '127.0.0.1:99'],
    });
    expect(complaintsOf({ VAPID_PRIVATE_KEY: 'corta' })[0]).toMatch(/^VAPID_PRIVATE_KEY: /);
  });

  test('webhooks reach no host of the own network unless it is named', () => {
    expect(read({}).webhookHosts).toEqual([]);
    expect(read({ WEBHOOK_HOSTS: 'erp.interno, 10.0.0.5:8080' }).webhookHosts).toEqual([
      'erp.interno',
      '10.0.0.5:8080',
    ]);
  });

  test('whose word on a caller’s address is believed is said: this machine’s unless named, and nonsense is refused', () => {
    expect(read({}).trustedProxies).toEqual(['loopback']);
    expect(read({ TRUSTED_PROXIES: '10.1.2.0/24, 203.0.113.9,fd00::/8' }).trustedProxies).toEqual([
      '10.1.2.0/24',
      '203.0.113.9',
      'fd00::/8',
    ]);
    for (const wrong of ['proxy.example', '10.0.0.0/33', '10.0.0.0/x', '10.0.0.0/8/8', '*'])
      expect(complaintsOf({ TRUSTED_PROXIES: wrong })[0]).toMatch(/^TRUSTED_PROXIES: /);
  });

  test('half of what object storage or the search server needs is refused, one line for each that is missing', () => {
    expect(complaintsOf({ S3_BUCKET: 'mayorista' })).toEqual([
      'S3_ACCESS_KEY_ID: falta, porque S3_BUCKET está definida',
      'S3_SECRET_ACCESS_KEY: falta, porque S3_BUCKET está definida',
    ]);
    expect(complaintsOf({ S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'hunter2' })).toEqual([
      'S3_BUCKET: falta, porque S3_ACCESS_KEY_ID está definida',
    ]);
    expect(complaintsOf({ S3_PUBLIC_URL: 'https://cdn.test' }).map((line) => line.split(':')[0])).toEqual([
      'S3_BUCKET',
      'S3_ACCESS_KEY_ID',
      'S3_SECRET_ACCESS_KEY',
    ]);
    // That of the search server which docker-compose.yml starts, as .env.example has it filled in.
    expect(read({ MEILI_KEY: 'hunter2' }).meili).toBeNull();
    expect(
      complaintsOf({ S3_BUCKET: 'mayorista', S3_ENDPOINT: 'no', CMS_PORT: 'mil' }).map((line) => line.split(':')[0]),
    ).toEqual(['CMS_PORT', 'S3_ENDPOINT', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY']);
  });

  test('object storage and the search server are described whole or not at all', () => {
    const env = read({
      S3_BUCKET: 'mayorista',
      S3_ENDPOINT: 'http://127.0.0.1:9000',
      S3_ACCESS_KEY_ID: 'id',
      S3_SECRET_ACCESS_KEY: 'key',
      MEILI_HOST: 'http://127.0.0.1:7700',
    });
    expect(env.s3).toEqual({
      bucket: 'mayorista',
      region: 'us-east-1',
      endpoint: 'http://127.0.0.1:9000',
      accessKeyId: 'id',
      secretAccessKey: 'key',
      publicUrl: null,
      marksPublic: true,
    });
    expect(env.meili).toEqual({ host: 'http://127.0.0.1:7700', key: '' });
  });
});
