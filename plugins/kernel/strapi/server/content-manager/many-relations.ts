// What: `/relations/<type>/<id>/brand,category` answers several relations, a relation that may not be read is refused with
// 403, and a language that is yet to be written is answered with the Spanish one's.
// Why: A form asked once for each relation; Strapi fails with 500 where one may not be read, and knows no relation of a language
// without a row, though all languages of a record share them: its form showed no brand and no category.
// Made for Strapi 5.54.0.

import { defaultLocale } from '@mayorista/config';
import { errors } from '@strapi/utils';
import { ForbiddenError } from '../../../server/src/errors/refusal';
import type { Controller } from './own-status';

interface Context {
  readonly params: Readonly<Record<string, string>>;
  body?: unknown;
}

type Handler = NonNullable<Controller[string]>;
type Ctx = Parameters<Handler>[0];
type Extract = (this: unknown, ctx: Ctx, id?: string) => Promise<unknown>;

/**
 * A form asks for the records of all its relations at once: `/relations/<type>/<id>/brand,category` answers each by its name, as
 * the content manager answers it alone, by the same permissions. Who may not read one of them is refused, where
 * Strapi fails with 500.
 */
export function answeringManyRelations(original: Controller): Controller {
  const findExisting = actionOf(original, 'findExisting');
  const extract = actionOf(original, 'extractAndValidateRequestInfo') as Extract;
  return {
    ...original,
    async extractAndValidateRequestInfo(this: unknown, ctx: Ctx, id?: string) {
      const info = await extract.call(this, ctx, id);
      if (info === undefined) throw new ForbiddenError();
      return info;
    },
    async findExisting(this: unknown, ctx) {
      const find = (asked: Ctx): Promise<unknown> =>
        inSpanishWhereUnwritten(asked, (each) => findExisting.call(this, each));
      const names = (ctx.params as Context['params']).targetField?.split(',') ?? [];
      if (names.length < 2) return find(ctx);
      const answers: Record<string, unknown> = {};
      for (const targetField of names) {
        const alone = aloneWith(ctx, targetField);
        await find(alone);
        answers[targetField] = alone.body;
      }
      (ctx as Context).body = answers;
      return undefined;
    },
  };
}

/** Asks again in Spanish where the record has no row of the language asked for. No relation of a type with languages is localized. */
async function inSpanishWhereUnwritten(ctx: Ctx, find: (ctx: Ctx) => Promise<unknown>): Promise<unknown> {
  try {
    return await find(ctx);
  } catch (error) {
    const { request } = ctx as unknown as { readonly request: { readonly query: { readonly locale?: string } } };
    const { locale = defaultLocale } = request.query;
    if (!(error instanceof errors.NotFoundError) || locale === defaultLocale) throw error;
    const query = { value: { ...request.query, locale: defaultLocale } };
    const spanish = Object.create(ctx, { request: { value: Object.create(request, { query }) as unknown } }) as Ctx &
      Context;
    const answer = await find(spanish);
    (ctx as Context).body = spanish.body;
    return answer;
  }
}

/** The request as if it asked for one relation; what is answered to it stays here. */
const aloneWith = (ctx: Ctx, targetField: string): Ctx & Context =>
  Object.create(ctx, {
    params: { value: { ...ctx.params, targetField } },
    body: { value: undefined, writable: true },
  }) as Ctx & Context;

function actionOf(controller: Controller, name: string): Handler {
  const action = controller[name];
  if (action === undefined) throw new Error(`The content manager has no action ${name}`);
  return action;
}
