import { createHash, randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { invoicingOf, type InvoicingEnvironment } from './env.invoicing';
import { environmentSchema, type RawEnvironment } from './env.schema';
import { missingTogether } from './env.together';

export interface Environment {
  readonly mode: 'development' | 'production' | 'test';
  readonly root: string;
  readonly dataFolder: string;
  readonly host: string;
  readonly cmsPort: number;
  readonly storefrontPort: number;
  /** How many processes write the store's pages. */
  readonly storefrontProcesses: number;
  /** 0: any free port. */
  readonly workerHealthPort: number;
  /** Where each process tells its measures; null where it does not. */
  readonly metrics: {
    readonly host: string;
    readonly cms: number | null;
    readonly worker: number | null;
    readonly storefront: number | null;
  };
  readonly logLevel: 'error' | 'warn' | 'info' | 'http' | 'debug';
  readonly logFormat: 'json' | 'text';
  /** A process that is asked to stop has so long to finish what is under way. */
  readonly shutdownMs: number;
  /** Where the other processes reach the cms; people reach it at `publicCmsUrl`. */
  readonly cmsUrl: string;
  readonly publicCmsUrl: string;
  readonly publicStoreUrl: string;
  /** A forum of the house, elsewhere; null where there is none. */
  readonly forumUrl: string | null;
  /** Whose X-Forwarded-For is believed: addresses, networks, or 'loopback'. */
  readonly trustedProxies: readonly string[];
  readonly demoWorld: boolean;
  /** Whether this process runs jobs itself: without Redis the cms does. */
  readonly runsJobs: boolean;
  /** After this long without a sign a process is taken for dead, and its jobs pass to another. */
  readonly abandonedAfterMs: number;
  readonly databaseUrl: string | null;
  readonly redisUrl: string | null;
  readonly meili: { readonly host: string; readonly key: string } | null;
  readonly s3: {
    readonly bucket: string;
    readonly region: string;
    readonly endpoint: string | null;
    readonly accessKeyId: string;
    readonly secretAccessKey: string;
    readonly publicUrl: string | null;
    /** Whether public files are marked so one by one; false where the bucket's policy says it. */
    readonly marksPublic: boolean;
  } | null;
  readonly smtpUrl: string | null;
  readonly mailFrom: string;
  /** The account codes are sent from by WhatsApp; null: none. */
  readonly whatsapp: {
    readonly url: string;
    readonly phoneId: string;
    readonly token: string;
    /** The approved template of the category 'authentication'. */
    readonly template: string;
  } | null;
  readonly webPush: {
    /** P-256, base64url: who sends. Browsers subscribe with its public half, so a new one ends their subscriptions. */
    readonly privateKey: string;
    /** Push services beside the known ones, as host or host:port. */
    readonly serviceHosts: readonly string[];
  };
  /** Hosts of the house's own network that webhooks of the panel may call, as host or host:port. */
  readonly webhookHosts: readonly string[];
  /** Of the administrator that `create-admin` makes; null where it is asked for or piped in. */
  readonly adminPassword: string | null;
  readonly invoicing: InvoicingEnvironment;
  /** Whom Banco de México lets read its series; null where rates are captured by hand or from files. */
  readonly banxico: { readonly url: string; readonly token: string } | null;
  /** The address at which the tax authority publishes the list of article 69-B; null where staff upload it. */
  readonly listedTaxpayersUrl: string | null;
  /** Whom DHL lets ask where its packages are; null where nobody is. */
  readonly dhl: { readonly url: string; readonly key: string } | null;
  /** The platform at which subscriptions are opened; null where there is none. */
  readonly monitoring: { readonly url: string; readonly token: string } | null;
  /** Hosts that people may be led to for paying a subscription, always by https. */
  readonly subscriptionPaymentHosts: readonly string[];
  readonly secrets: {
    readonly appKeys: string[];
    readonly apiTokenSalt: string;
    readonly adminJwt: string;
    readonly transferTokenSalt: string;
    readonly jwt: string;
    readonly encryptionKey: string;
    readonly session: string;
    readonly searchMasterKey: string;
  };
}

/** The environment is not usable: one line per bad variable, for the person who set it. */
export class ConfigurationError extends Error {
  override readonly name = 'ConfigurationError';
}

/** A page costs the store about four times what it costs the platform's one process: more would wait for it. */
const mostStoreProcesses = 4;

const root = findRoot(__dirname);
const settings = path.join(root, '.env');
let cached: Environment | null = null;

/** The checked environment, read once per process. Throws ConfigurationError. */
export const env = (): Environment => (cached ??= readEnvironment(process.env));

/** Names of the variables that the platform reads. */
export const settingNames: ReadonlySet<string> = new Set(Object.keys(environmentSchema.shape));

/** The environment of programs that this process starts. */
export const inheritedEnvironment = (): NodeJS.ProcessEnv => ({ ...process.env });

/** The next `env()` reads anew: for a process that serves one installation after another. */
export const forgetEnvironment = (): void => void (cached = null);

/** What the store may know: all but where the platform keeps its data, and of the secrets its own. */
export type StoreEnvironment = Omit<
  Environment,
  | 'databaseUrl'
  | 'redisUrl'
  | 'meili'
  | 'smtpUrl'
  | 'webPush'
  | 'adminPassword'
  | 'invoicing'
  | 'banxico'
  | 'listedTaxpayersUrl'
  | 'dhl'
  | 'monitoring'
  | 'secrets'
> & { readonly secrets: Pick<Environment['secrets'], 'session'> };

/** The environment of the store's processes, read once. In production it demands SESSION_SECRET alone. Throws ConfigurationError. */
export const storeEnv = (): StoreEnvironment => (cached ??= readEnvironment(process.env, settings, 'store'));

/**
 * Reads and checks an environment; secrets in `<data>/secrets.env` and settings in `<root>/.env` fill what is not set. For the store
 * the platform's own secrets, and the keys of its bucket, may be missing.
 */
export function readEnvironment(
  given: NodeJS.ProcessEnv,
  settingsFile = settings,
  reader: 'platform' | 'store' = 'platform',
): Environment {
  const ofFile = readSettingsFile(settingsFile);
  const dataFolder = path.resolve(root, given.MAYORISTA_DATA || ofFile.MAYORISTA_DATA || '.data');
  const merged = {
    ...ofFile,
    ...readSettingsFile(path.join(dataFolder, 'secrets.env')),
    ...withoutEmpty(given),
  };
  const isProduction = merged.NODE_ENV === 'production';
  const own = reader === 'store' ? ['SESSION_SECRET'] : secretNames;
  // A secret that this process must have is not made up in production.
  const madeUp = throwawaySecrets(isProduction ? secretNames.filter((name) => !own.includes(name)) : secretNames);
  const parsed = environmentSchema.safeParse({ ...madeUp, ...merged });
  const complaints = [
    ...(parsed.error?.issues ?? []).map((issue) => `${issue.path.join('.') || 'entorno'}: ${issue.message}`),
    ...missingTogether(merged, reader),
  ];
  if (!parsed.success || complaints.length > 0) throw new ConfigurationError(complaints.join('\n'));
  return shape(parsed.data, dataFolder);
}

function shape(raw: RawEnvironment, dataFolder: string): Environment {
  return {
    mode: raw.NODE_ENV,
    root,
    dataFolder,
    host: raw.HOST,
    cmsPort: raw.CMS_PORT,
    storefrontPort: raw.STOREFRONT_PORT,
    storefrontProcesses: raw.STOREFRONT_PROCESSES ?? Math.min(availableParallelism(), mostStoreProcesses),
    workerHealthPort: raw.WORKER_HEALTH_PORT,
    ...operationOf(raw),
    ...addressesOf(raw),
    trustedProxies: raw.TRUSTED_PROXIES,
    demoWorld: raw.NODE_ENV !== 'production' && raw.DEMO_WORLD,
    runsJobs: raw.MAYORISTA_RUNS_JOBS ?? raw.REDIS_URL === undefined,
    abandonedAfterMs: raw.ABANDONED_AFTER_SECONDS * 1_000,
    databaseUrl: raw.DATABASE_URL ?? null,
    redisUrl: raw.REDIS_URL ?? null,
    meili: raw.MEILI_HOST === undefined ? null : { host: raw.MEILI_HOST, key: raw.MEILI_KEY ?? '' },
    s3: s3Of(raw),
    smtpUrl: raw.SMTP_URL ?? null,
    mailFrom: raw.MAIL_FROM,
    whatsapp: whatsappOf(raw),
    webPush: {
      privateKey: raw.VAPID_PRIVATE_KEY ?? vapidKeyFrom(raw.ENCRYPTION_KEY),
      serviceHosts: listOf(raw.PUSH_SERVICE_HOSTS),
    },
    adminPassword: raw.ADMIN_PASSWORD ?? null,
    webhookHosts: listOf(raw.WEBHOOK_HOSTS),
    invoicing: invoicingOf(raw),
    ...thirdPartiesOf(raw),
    subscriptionPaymentHosts: listOf(raw.SUBSCRIPTION_PAYMENT_HOSTS),
    secrets: {
      appKeys: raw.APP_KEYS.split(','),
      apiTokenSalt: raw.API_TOKEN_SALT,
      adminJwt: raw.ADMIN_JWT_SECRET,
      transferTokenSalt: raw.TRANSFER_TOKEN_SALT,
      jwt: raw.JWT_SECRET,
      encryptionKey: raw.ENCRYPTION_KEY,
      session: raw.SESSION_SECRET,
      searchMasterKey: raw.SEARCH_MASTER_KEY,
    },
  };
}

const thirdPartiesOf = (
  raw: RawEnvironment,
): Pick<Environment, 'banxico' | 'listedTaxpayersUrl' | 'dhl' | 'monitoring'> => ({
  banxico: raw.BANXICO_TOKEN === undefined ? null : { url: raw.BANXICO_URL, token: raw.BANXICO_TOKEN },
  listedTaxpayersUrl: raw.LISTED_TAXPAYERS_URL ?? null,
  dhl: raw.DHL_API_KEY === undefined ? null : { url: raw.DHL_API_URL, key: raw.DHL_API_KEY },
  monitoring: raw.MONITORING_URL === undefined ? null : { url: raw.MONITORING_URL, token: raw.MONITORING_TOKEN ?? '' },
});

const whatsappOf = (raw: RawEnvironment): Environment['whatsapp'] =>
  raw.WHATSAPP_PHONE_ID === undefined || raw.WHATSAPP_TOKEN === undefined
    ? null
    : {
        url: raw.WHATSAPP_URL.replace(/\/$/, ''),
        phoneId: raw.WHATSAPP_PHONE_ID,
        token: raw.WHATSAPP_TOKEN,
        template: raw.WHATSAPP_TEMPLATE,
      };

/** 'http' tells every request; tests hear of defects only. */
const usualLogLevel = { production: 'http', development: 'info', test: 'error' } as const;

const listOf = (text: string): string[] => text.split(',').flatMap((each) => each.trim() || []);

const operationOf = (raw: RawEnvironment) => ({
  metrics: {
    host: raw.METRICS_HOST,
    cms: raw.CMS_METRICS_PORT ?? null,
    worker: raw.WORKER_METRICS_PORT ?? null,
    storefront: raw.STOREFRONT_METRICS_PORT ?? null,
  },
  logLevel: raw.LOG_LEVEL ?? usualLogLevel[raw.NODE_ENV],
  logFormat: raw.LOG_FORMAT ?? (raw.NODE_ENV === 'production' ? ('json' as const) : ('text' as const)),
  shutdownMs: raw.SHUTDOWN_SECONDS * 1_000,
});

const addressesOf = (raw: RawEnvironment) => ({
  cmsUrl: raw.CMS_URL ?? `http://127.0.0.1:${raw.CMS_PORT}`,
  publicCmsUrl: raw.PUBLIC_CMS_URL ?? `http://localhost:${raw.CMS_PORT}`,
  publicStoreUrl: raw.PUBLIC_STORE_URL ?? `http://localhost:${raw.STOREFRONT_PORT}`,
  forumUrl: raw.FORUM_URL ?? null,
});

/** Lasts as long as the secret it is made from, and is the same in every process. */
const vapidKeyFrom = (secret: string): string => createHash('sha256').update(`web-push ${secret}`).digest('base64url');

function s3Of(raw: RawEnvironment): Environment['s3'] {
  if (raw.S3_BUCKET === undefined) return null;
  return {
    bucket: raw.S3_BUCKET,
    region: raw.S3_REGION,
    endpoint: raw.S3_ENDPOINT ?? null,
    accessKeyId: raw.S3_ACCESS_KEY_ID ?? '',
    secretAccessKey: raw.S3_SECRET_ACCESS_KEY ?? '',
    publicUrl: raw.S3_PUBLIC_URL ?? null,
    marksPublic: raw.S3_ACL === 'public-read',
  };
}

const secretNames = [
  'APP_KEYS',
  'API_TOKEN_SALT',
  'ADMIN_JWT_SECRET',
  'TRANSFER_TOKEN_SALT',
  'JWT_SECRET',
  'ENCRYPTION_KEY',
  'SESSION_SECRET',
  'SEARCH_MASTER_KEY',
];

/** A missing secret is made up for this process alone: what it signs ends with it. The launcher writes lasting ones. */
const throwawaySecrets = (names: readonly string[]): Record<string, string> =>
  Object.fromEntries(names.map((name) => [name, randomBytes(24).toString('hex')]));

const withoutEmpty = <Given extends NodeJS.ProcessEnv>(given: Given): Given =>
  Object.fromEntries(Object.entries(given).filter(([, value]) => value !== '')) as Given;

/** Reads a file of settings, a line each; what is empty there is not set. */
function readSettingsFile(file: string): NodeJS.ProcessEnv {
  if (!existsSync(file)) return {};
  const lines = readFileSync(file, 'utf8').split(/\r?\n/);
  return withoutEmpty(
    Object.fromEntries(
      lines.flatMap((line) => {
        const match = /^\s*([A-Z][A-Z0-9_]*)\s*=(.*)$/.exec(line);
        return match?.[1] === undefined ? [] : [[match[1], (match[2] ?? '').trim().replace(/^(["'])(.*)\1$/, '$2')]];
      }),
    ),
  );
}

/** The repository's root, from the sources as from what was built. */
function findRoot(from: string): string {
  const parent = path.dirname(from);
  return existsSync(path.join(from, 'cms', 'package.json')) || parent === from ? from : findRoot(parent);
}
