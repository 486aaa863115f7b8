import { madePattern as made, patternOf } from './pattern-of.mjs';

/**
 * No rule reads a pattern that is put together at run time, and whoever puts a text of others into it lets them write it. Patterns are
 * written as they are; texts are compared by `includes`, `startsWith`, `===`.
 */
export const madePattern = {
  meta: {
    type: 'problem',
    messages: { made: 'Write the pattern as a literal: one made at run time is looked at by no rule.' },
    schema: [],
  },
  create: (context) => ({
    [made](node) {
      if (patternOf(node) === null) context.report({ node, messageId: 'made' });
    },
  }),
};
