/** Rules take `now` as an argument: one that looks at the clock gives another answer tomorrow, and no test can hold it still. */
export const clockInRules = {
  meta: {
    type: 'problem',
    messages: { clock: 'Take the moment as an argument; rules do not look at the clock.' },
    schema: [],
  },
  create: (context) => ({
    NewExpression(node) {
      if (node.callee.name === 'Date' && node.arguments.length === 0) context.report({ node, messageId: 'clock' });
    },
    'CallExpression[callee.object.name="Date"][callee.property.name="now"]'(node) {
      context.report({ node, messageId: 'clock' });
    },
  }),
};
