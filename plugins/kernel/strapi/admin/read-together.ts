// What: Strapi's endpoint of relations gathers what is asked in one moment.
// Why: See `rewrites/relations-together.ts`, which puts it in.
// Made for Strapi 5.54.0.

import { getFetchClient } from '@strapi/strapi/admin';

/** A relation of a form that asks for the records that it names now. */
interface Asked {
  readonly model: string;
  readonly id: string;
  readonly targetField: string;
  readonly params?: Readonly<Record<string, unknown>>;
}

type Answer = Readonly<Record<string, unknown>>;

interface Waiting {
  readonly asked: Asked;
  readonly resolve: (answer: Answer) => void;
  readonly reject: (error: unknown) => void;
}

interface Endpoint {
  query: unknown;
  queryFn?: (asked: Asked) => Promise<{ readonly data: unknown } | { readonly error: unknown }>;
  readonly transformResponse: (answer: Answer, meta: undefined, asked: Asked) => unknown;
}

/** Strapi's API of relations, as far as it is changed here. */
interface RelationsApi {
  enhanceEndpoints(change: { readonly endpoints: Readonly<Record<string, (endpoint: Endpoint) => void>> }): unknown;
}

let waiting: Waiting[] = [];

/** Makes all relations of a form that ask in the same moment share one request. */
export function readTogether(api: RelationsApi): void {
  api.enhanceEndpoints({
    endpoints: {
      getRelations(endpoint) {
        const { transformResponse } = endpoint;
        endpoint.query = undefined;
        endpoint.queryFn = async (asked) => {
          try {
            return { data: transformResponse(await ask(asked), undefined, asked) };
          } catch (error) {
            return { error: errorOf(error) };
          }
        };
      },
    },
  });
}

function ask(asked: Asked): Promise<Answer> {
  return new Promise((resolve, reject) => {
    waiting.push({ asked, resolve, reject });
    if (waiting.length === 1) setTimeout(() => void askForAll());
  });
}

async function askForAll(): Promise<void> {
  const groups = new Map<string, Waiting[]>();
  for (const each of waiting) {
    const { model, id, params } = each.asked;
    const key = JSON.stringify([model, id, params]);
    groups.set(key, [...(groups.get(key) ?? []), each]);
  }
  waiting = [];
  await Promise.all([...groups.values()].map(askForGroup));
}

/** Asks for several relations of one record, whose names stand in the address with commas between them. */
async function askForGroup(group: readonly Waiting[]): Promise<void> {
  const [first] = group;
  if (first === undefined) return;
  const { model, id, params } = first.asked;
  const names = [...new Set(group.map(({ asked }) => asked.targetField))];
  try {
    const { data } = await getFetchClient().get<Answer>(
      `/content-manager/relations/${model}/${id}/${names.join(',')}`,
      { params },
    );
    const answers = names.length === 1 ? { [names[0] ?? '']: data } : (data as Readonly<Record<string, Answer>>);
    for (const { asked, resolve } of group) resolve(answers[asked.targetField] ?? {});
  } catch (error) {
    for (const { reject } of group) reject(error);
  }
}

/** The error as Strapi's own endpoints tell it: what the platform answered, or that there was no answer. */
function errorOf(error: unknown): unknown {
  const { response, message, status } = error as {
    readonly response?: { readonly data?: { readonly error?: unknown } };
    readonly message?: string;
    readonly status?: number;
  };
  return response?.data?.error ?? { name: 'UnknownError', message, status };
}
