// What: `/relations/<type>/<id>/brand,category` answers several relations, and a relation that may not be read is
// refused with 403.
// Why: A form asked once for each relation; Strapi fails with 500 where one may not be read.
// Made for Strapi 5.54.0.

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
      const names = (ctx.params as Context['params']).targetField?.split(',') ?? [];
      if (names.length < 2) return findExisting.call(this, ctx);
      const answers: Record<string, unknown> = {};
      for (const targetField of names) {
        const alone = aloneWith(ctx, targetField);
        await findExisting.call(this, alone);
        answers[targetField] = alone.body;
      }
      (ctx as Context).body = answers;
      return undefined;
    },
  };
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
