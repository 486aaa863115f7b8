import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import type { ZodType, z } from 'zod';
import type { Actor } from '../permissions/actor';
import type { UploadedFile } from '../resources/resource.types';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE' | 'HEAD';

/** What a flow's handler is given: everything parsed, nothing of HTTP but `ctx` for the rare answer that is no JSON. */
export interface RouteRequest<Input = unknown, Query = unknown> {
  readonly strapi: Core.Strapi;
  readonly actor: Actor;
  readonly locale: string;
  readonly params: Readonly<Record<string, string>>;
  readonly input: Input;
  readonly query: Query;
  readonly files: readonly UploadedFile[];
  readonly ctx: Context;
}

/** One flow endpoint: exact path below /api, permission, schemas, handler. What the handler returns is the answer's body. */
export interface RouteDefinition<I extends ZodType = ZodType, Q extends ZodType = ZodType> {
  readonly method: Method;
  readonly path: string;
  readonly noun: string;
  readonly action: string;
  readonly needs: string;
  readonly summary?: string;
  readonly input?: I;
  readonly query?: Q;
  /** Answers pages of records: their parameters are those of every list. */
  readonly isList?: boolean;
  /** JSON schema of the record it answers. */
  readonly answer?: Readonly<Record<string, unknown>>;
  /** 200 unless said. */
  readonly status?: number;
  /** A POST that may be done again without harm (it sets, it does not add): true makes a retry after a crash answer as the first would have. */
  readonly isRepeatable?: boolean;
  readonly handle: (request: RouteRequest<z.output<I>, z.output<Q>>) => Promise<unknown>;
}

/** Declares a flow endpoint: `defineRoute({ method: 'POST', path: '/cart-details', noun: 'cart-details', action: 'create', … })`. */
export const defineRoute = <I extends ZodType, Q extends ZodType>(definition: RouteDefinition<I, Q>): RouteDefinition =>
  // The schemas are applied before handle is called, by the one function that knows both.
  definition as unknown as RouteDefinition;
