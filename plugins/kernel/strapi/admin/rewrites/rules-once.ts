import type { Rewriting } from '../rewriting';

/** Every field of a form asks for its record and got rules of its own for all the form's fields, which none but its saving uses. */
export const rulesOnce: readonly Rewriting[] = [
  {
    module: '@strapi/content-manager/dist/admin/hooks/useDocument.mjs',
    from: 'return createYupSchema(schema.attributes, components);',
    to: `let made;
        return {
            validateSync: (...given)=>(made ??= createYupSchema(schema.attributes, components)).validateSync(...given)
        };`,
  },
];
