import { isIP } from 'node:net';
import { z } from 'zod';

const port = z.coerce
  .number({ error: 'debe ser un número de puerto' })
  .int()
  .min(1, 'debe ser un puerto entre 1 y 65535')
  .max(65535, 'debe ser un puerto entre 1 y 65535');
const flag = z
  .enum(['true', 'false', '1', '0'], { error: 'debe ser true o false' })
  .transform((text) => text === 'true' || text === '1');
const url = z.url('debe ser una dirección http(s) válida');
const secret = z.string('falta').min(16, 'debe tener 16 caracteres o más');
const proxyNames = new Set(['loopback', 'linklocal', 'uniquelocal']);

/** A name for a group of networks, an address, or a network in CIDR notation. */
function isProxy(text: string): boolean {
  const [address = '', prefix, ...rest] = text.split('/');
  if (proxyNames.has(text)) return true;
  const bits = { 0: -1, 4: 32, 6: 128 }[isIP(address)] ?? -1;
  return bits > 0 && rest.length === 0 && (prefix === undefined || (/^\d+$/.test(prefix) && Number(prefix) <= bits));
}

const connection = (protocols: RegExp) => z.string().regex(protocols, 'no es una dirección de conexión válida');

/** Every variable the platform reads, with its default. */
export const environmentSchema = z.object({
  NODE_ENV: z
    .enum(['development', 'production', 'test'], { error: 'debe ser development, production o test' })
    .default('development'),
  HOST: z.string().default('127.0.0.1'),
  CMS_PORT: port.default(1337),
  STOREFRONT_PORT: port.default(3000),
  STOREFRONT_PROCESSES: z.coerce.number().int().min(1).max(64).optional(),
  WORKER_HEALTH_PORT: z.coerce.number().int().min(0).max(65535).default(0),
  /** Where measures are read (Prometheus): a port for each process that is to have them. */
  METRICS_HOST: z.string().default('127.0.0.1'),
  CMS_METRICS_PORT: port.optional(),
  WORKER_METRICS_PORT: port.optional(),
  STOREFRONT_METRICS_PORT: port.optional(),
  LOG_LEVEL: z
    .enum(['error', 'warn', 'info', 'http', 'debug'], { error: 'debe ser error, warn, info, http o debug' })
    .optional(),
  LOG_FORMAT: z.enum(['json', 'text'], { error: 'debe ser json o text' }).optional(),
  SHUTDOWN_SECONDS: z.coerce
    .number({ error: 'debe ser un número de segundos' })
    .int('debe ser un número entero de segundos')
    .min(1, 'debe estar entre 1 y 300')
    .max(300, 'debe estar entre 1 y 300')
    .default(30),
  CMS_URL: url.optional(),
  PUBLIC_CMS_URL: url.optional(),
  PUBLIC_STORE_URL: url.optional(),
  FORUM_URL: url.optional(),
  TRUSTED_PROXIES: z
    .string()
    .default('loopback')
    .transform((text) => text.split(',').flatMap((part) => part.trim() || []))
    .refine((parts) => parts.every(isProxy), 'debe ser una lista de direcciones IP o redes (10.0.0.0/24), con comas'),
  DEMO_WORLD: flag.default(true),
  MAYORISTA_RUNS_JOBS: flag.optional(),
  ABANDONED_AFTER_SECONDS: z.coerce
    .number({ error: 'debe ser un número de segundos' })
    .int('debe ser un número entero de segundos')
    .min(5, 'debe estar entre 5 y 600')
    .max(600, 'debe estar entre 5 y 600')
    .default(30),
  DATABASE_URL: connection(/^postgres(ql)?:\/\//).optional(),
  REDIS_URL: connection(/^rediss?:\/\//).optional(),
  MEILI_HOST: url.optional(),
  MEILI_KEY: z.string().optional(),
  S3_BUCKET: z.string().optional(),
  S3_REGION: z.string().default('us-east-1'),
  S3_ENDPOINT: url.optional(),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  S3_PUBLIC_URL: url.optional(),
  S3_ACL: z.enum(['public-read', 'none'], { error: 'debe ser public-read o none' }).default('public-read'),
  SMTP_URL: connection(/^smtps?:\/\//).optional(),
  MAIL_FROM: z.string().default('Mayorista <no-responder@mayorista.test>'),
  /** WhatsApp's Cloud API, or a server that speaks it; without an account codes are a demonstration. */
  WHATSAPP_URL: url.default('https://graph.facebook.com/v21.0'),
  WHATSAPP_PHONE_ID: z.string().optional(),
  WHATSAPP_TOKEN: z.string().optional(),
  WHATSAPP_TEMPLATE: z.string().default('codigo_verificacion'),
  /** Of web push: made from ENCRYPTION_KEY unless given. */
  VAPID_PRIVATE_KEY: z
    .string()
    .regex(/^[\w-]{43}$/, 'debe ser una clave P-256 en base64url (43 caracteres)')
    .optional(),
  PUSH_SERVICE_HOSTS: z.string().default(''),
  WEBHOOK_HOSTS: z.string().default(''),
  /** Of invoices: who issues, who stamps, when. */
  CFDI_CERTIFICATE_FILE: z.string().optional(),
  CFDI_KEY_FILE: z.string().optional(),
  CFDI_KEY_PASSWORD: z.string().optional(),
  /** As the tax authority's register has it, where that is not what the certificate says without its kind of company. */
  CFDI_ISSUER_NAME: z.string().trim().max(300).optional(),
  CFDI_ISSUER_REGIME: z
    .string()
    .regex(/^\d{3}$/, 'debe ser una clave de régimen fiscal (3 dígitos)')
    .optional(),
  CFDI_ISSUER_ZIP: z
    .string()
    .regex(/^\d{5}$/, 'debe ser un código postal (5 dígitos)')
    .optional(),
  CFDI_ISSUE_ON: z.enum(['staff', 'paid', 'delivered'], { error: 'debe ser staff, paid o delivered' }).default('staff'),
  /** The sales that the daily invoice to the public in general holds by itself: what buyers without a company paid, or all that nobody invoiced. */
  CFDI_GLOBAL_INVOICE: z.enum(['off', 'public', 'all'], { error: 'debe ser off, public o all' }).default('off'),
  /** When money that a company brings to its wallet is invoiced as an advance: by staff alone, or by itself. */
  CFDI_ADVANCES: z.enum(['staff', 'deposit'], { error: 'debe ser staff o deposit' }).default('staff'),
  DHL_API_URL: url.default('https://api-eu.dhl.com'),
  DHL_API_KEY: z.string().optional(),
  /** Banco de México's SIE, which tells the FIX of each day. */
  BANXICO_URL: url.default('https://www.banxico.org.mx'),
  BANXICO_TOKEN: z
    .string()
    .regex(/^[0-9a-f]{64}$/i, 'debe ser un token de consulta del SIE (64 caracteres)')
    .optional(),
  LISTED_TAXPAYERS_URL: url.optional(),
  PAC_URL: url.optional(),
  /** A token that does not end, or user and password of which tokens are got. */
  PAC_TOKEN: z.string().optional(),
  PAC_USER: z.string().optional(),
  PAC_PASSWORD: z.string().optional(),
  /** The monitoring platform whose subscriptions installers resell, and the hosts on which these are paid. */
  MONITORING_URL: url.optional(),
  MONITORING_TOKEN: z.string().optional(),
  SUBSCRIPTION_PAYMENT_HOSTS: z.string().default('www.mercadopago.com.mx'),
  /** Read by `create-admin` alone, where no file or keyboard gives it. */
  ADMIN_PASSWORD: z.string().optional(),
  APP_KEYS: secret,
  API_TOKEN_SALT: secret,
  ADMIN_JWT_SECRET: secret,
  TRANSFER_TOKEN_SALT: secret,
  JWT_SECRET: secret,
  ENCRYPTION_KEY: secret,
  SESSION_SECRET: secret,
  SEARCH_MASTER_KEY: secret,
});

export type RawEnvironment = z.output<typeof environmentSchema>;
