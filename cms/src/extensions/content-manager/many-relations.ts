import type { Controller } from './own-status';

interface Context {
  readonly params: Readonly<Record<string, string>>;
  body?: unknown;
}

/**
 * A form asks for the records of all its relations at once: `/relations/<type>/<id>/brand,category` answers each by its name, as
 * the content manager answers it alone, by the same permissions.
 */
export function answeringManyRelations(original: Controller): Controller {
  const { findExisting } = original;
  if (findExisting === undefined) throw new Error('The content manager has no action findExisting');
  return {
    ...original,
    async findExisting(this: unknown, ctx) {
      const names = (ctx.params as Context['params']).targetField?.split(',') ?? [];
      if (names.length < 2) return findExisting.call(this, ctx);
      const answers: Record<string, unknown> = {};
      for (const targetField of names) {
        const alone = Object.create(ctx, {
          params: { value: { ...ctx.params, targetField } },
          body: { value: undefined, writable: true },
        }) as Context & typeof ctx;
        await findExisting.call(this, alone);
        answers[targetField] = alone.body;
      }
      (ctx as Context).body = answers;
      return undefined;
    },
  };
}
