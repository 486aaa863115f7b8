/** Strapi's registry is untyped: a service with a misspelt name is found out at night. The kernel's `service` is typed. */
export const serviceLookup = {
  meta: {
    type: 'problem',
    messages: { lookup: 'Ask the kernel for a published service instead of strapi.{{ name }}().' },
    schema: [],
  },
  create: (context) => ({
    'CallExpression[callee.type="MemberExpression"]'(node) {
      const { object, property } = node.callee;
      const isStrapi = (object.type === 'Identifier' && object.name === 'strapi') || object.property?.name === 'strapi';
      if (isStrapi && /^(plugin|service)$/.test(property.name ?? ''))
        context.report({ node, messageId: 'lookup', data: { name: property.name } });
    },
  }),
};
