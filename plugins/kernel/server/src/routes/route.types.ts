import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import type { ZodType, z } from 'zod';
import type { Actor } from '../permissions/actor';
import type { Output } from '../outputs/output';
import type { UploadedFile } from '../resources/resource.types';
import type { CostName } from '../rate-limit/costs';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE' | 'HEAD';

/** The arguments of a flow's handler, parsed; `ctx` is for the rare response that is not JSON. */
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

/** A flow endpoint: exact path below /api, permission, schemas, handler. The handler returns the response's body. */
export interface RouteDefinition<I extends ZodType = ZodType, Q extends ZodType = ZodType> {
  readonly method: Method;
  readonly path: string;
  readonly noun: string;
  readonly action: string;
  readonly needs: string;
  readonly summary?: string;
  readonly input?: I;
  readonly query?: Q;
  /** True when it returns pages of records, with the parameters of every list. */
  readonly isList?: boolean;
  /** The answer on success: the schema of the whole body (`dataOutput`, `listOutput`, …) or a file (`fileOutput`). */
  readonly output?: Output;
  /** The HTTP status; 200 by default. */
  readonly status?: number;
  /** The cost of each call to the house, counted by person, company and address before it is made, 429 above a limit. */
  readonly spends?: CostName;
  /** True for a POST that sets and does not add, so that repeating it is harmless: a retry after a crash runs it again. */
  readonly isRepeatable?: boolean;
  readonly handle: (request: RouteRequest<z.output<I>, z.output<Q>>) => Promise<unknown>;
}

/** Declares a flow endpoint: `defineRoute({ method: 'POST', path: '/cart-details', noun: 'cart-details', action: 'create', … })`. */
export const defineRoute = <I extends ZodType, Q extends ZodType>(definition: RouteDefinition<I, Q>): RouteDefinition =>
  // The schemas are applied before handle is called, so its types can be erased here.
  definition as unknown as RouteDefinition;
