// What: The rules of a form are made when it is saved.
// Why: Every field made rules of its own for all fields, which none but the saving uses.
// Made for Strapi 5.54.0.

import type { Rewriting } from '../rewriting';

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
