import { z } from 'zod';
import { callService, DependencyAway, jsonBody } from '@mayorista/kernel';
import { platformStatuses, type MonitoringPlatform, type PlatformRefusal } from './monitoring-platform';

interface HttpPlatformOptions {
  /** Base of the platform's calls, e.g. https://plataforma.example.com/api. */
  readonly url: string;
  readonly token: string;
  readonly timeoutMs?: number;
}

const id = z.union([z.string().min(1).max(100), z.int().transform(String)]);
const optional = z
  .string()
  .max(255)
  .nullish()
  .transform((text) => text || null);
const day = z.iso
  .date()
  .nullish()
  .transform((text) => text ?? null);

const created = z.object({ id });
// Nobody is led to a script by a link of the portal.
const portal = z.object({ url: z.url({ protocol: /^https?$/ }).nullable() });
const clients = z.object({
  clients: z.array(
    z.object({
      id,
      name: z.string().max(200),
      last_name: optional,
      email: optional,
      number_of_devices: z.int().min(0),
    }),
  ),
});
const devices = z.object({
  devices: z.array(
    z.object({
      device_id: id,
      name: z.string().max(255),
      type: optional,
      manufacturer: optional,
      max_channels: z
        .int()
        .min(0)
        .nullish()
        .transform((count) => count ?? null),
      subscription_id: id.nullish().transform((text) => text ?? null),
    }),
  ),
});
const state = z.object({ id, status: z.enum(platformStatuses), start_date: day, end_date: day });
const refused = z.object({ errors: z.record(z.string(), z.array(z.string().max(500))).default({}) });

/** Speaks the protocol that this plugin's README describes: REST and JSON with a bearer token. */
export function httpPlatform(options: HttpPlatformOptions): MonitoringPlatform {
  const get = <T>(path: string, schema: z.ZodType<T>) => ask(options, { path }).then((answer) => read(answer, schema));
  return {
    isDemo: false,
    createInstaller: (installer, reference) =>
      create(options, { path: '/installers', body: installer, reference, schema: created }).then((answer) =>
        'errors' in answer ? answer.errors : { kind: 'created', id: answer.made.id },
      ),
    portalUrl: async (installerId) => (await get(`/installers/${encoded(installerId)}/portal-link`, portal)).url,
    clients: async (installerId) => (await get(`/installers/${encoded(installerId)}/clients`, clients)).clients,
    devices: async (clientId) => (await get(`/clients/${encoded(clientId)}/devices`, devices)).devices,
    createSubscription: ({ installerId, clientId, deviceId, productIdentifier, amount }, reference) =>
      create(options, {
        path: '/subscriptions',
        body: {
          installer_id: installerId,
          client_id: clientId,
          device_id: deviceId,
          product_identifier: productIdentifier,
          amount,
          currency: 'MXN',
        },
        reference,
        schema: state,
      }).then((answer) => ('errors' in answer ? answer.errors : { kind: 'created', state: answer.made })),
    async subscription(subscriptionId) {
      const answer = await ask(options, { path: `/subscriptions/${encoded(subscriptionId)}` });
      return answer.status === 404 ? null : read(answer, state);
    },
  };
}

const encoded = encodeURIComponent;

interface Question {
  readonly path: string;
  /** Sent by POST where there is one. */
  readonly body?: object;
  readonly reference?: string;
}
interface Answer {
  readonly status: number;
  readonly body: unknown;
}

/** Creates something; 409 and 422 are the platform's word that it will not. */
async function create<T>(
  options: HttpPlatformOptions,
  { schema, ...question }: Required<Question> & { readonly schema: z.ZodType<T> },
): Promise<{ readonly made: T } | { readonly errors: PlatformRefusal }> {
  const answer = await ask(options, question);
  if (answer.status !== 409 && answer.status !== 422) return { made: read(answer, schema) };
  const told = refused.safeParse(answer.body);
  return { errors: { kind: 'refused', fields: told.success ? told.data.errors : {} } };
}

/** Asks the platform. Throws DependencyAway when it does not answer. */
async function ask(
  { url, token, timeoutMs = 10_000 }: HttpPlatformOptions,
  { path, body, reference }: Question,
): Promise<Answer> {
  const target = new URL(url.replace(/\/$/, '') + path);
  const answer = await callService(
    'La plataforma de monitoreo',
    target,
    {
      method: body === undefined ? 'GET' : 'POST',
      headers: {
        Accept: 'application/json',
        Authorization: `Bearer ${token}`,
        ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
        ...(reference === undefined ? {} : { 'Idempotency-Key': reference }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    },
    { timeoutMs },
  );
  return { status: answer.status, body: jsonBody(answer.body) };
}

/** Reads an answer. 401 and 429 are about us, 5xx about the platform, and what is not understood is no answer: nothing is said of the matter. */
function read<T>({ status, body }: Answer, schema: z.ZodType<T>): T {
  const parsed = schema.safeParse(body);
  if (status < 200 || status > 299 || !parsed.success)
    throw new DependencyAway(`La plataforma de monitoreo respondió ${status}: ${JSON.stringify(body).slice(0, 300)}`);
  return parsed.data;
}
