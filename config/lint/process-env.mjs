/**
 * The environment is read once, in config, where it is checked. Read elsewhere, a typo in a variable's name is `undefined`
 * at night instead of a line on screen at start.
 */
export const processEnv = {
  meta: { type: 'problem', messages: { readElsewhere: 'Read the environment through @mayorista/config.' }, schema: [] },
  create: (context) => ({
    MemberExpression(node) {
      const name = node.computed ? node.property.value : node.property.name;
      if (node.object.type === 'Identifier' && node.object.name === 'process' && name === 'env')
        context.report({ node, messageId: 'readElsewhere' });
    },
  }),
};
