/** The name at the beginning of what cases are made from: states of states.flatMap(…), machine of Object.keys(machine.states). */
function rootOf(node) {
  if (node.type === 'Identifier') return node;
  if (node.type === 'MemberExpression') return rootOf(node.object);
  if (node.type === 'TSAsExpression') return rootOf(node.expression);
  if (node.type !== 'CallExpression' || node.callee.type !== 'MemberExpression') return null;
  const { object } = node.callee;
  return object.name === 'Object' && node.arguments.length > 0 ? rootOf(node.arguments[0]) : rootOf(object);
}

/** The import that a name is of, or of which the constant that it names was made. */
function importOf(name, scope) {
  const variable = scope.references.find(({ identifier }) => identifier === name)?.resolved;
  const [definition] = variable?.defs ?? [];
  if (definition?.type === 'ImportBinding') return definition.parent;
  const init = definition?.type === 'Variable' && definition.parent.kind === 'const' ? definition.node.init : null;
  const root = init === null || init === undefined ? null : rootOf(init);
  return root === null ? undefined : importOf(root, variable.scope);
}

/**
 * A test that runs for each entry of a constant of the code under test proves nothing of an entry that is missing there: its cases are
 * written by hand. What stands beside tests is theirs.
 */
export const casesByHand = {
  meta: {
    type: 'problem',
    messages: { imported: 'Write the cases by hand: one that {{ name }} loses would be tested no more.' },
    schema: [],
  },
  create: (context) => ({
    'CallExpression[callee.property.name="each"]'(node) {
      const [cases] = node.arguments;
      const root = cases === undefined ? null : rootOf(cases);
      const imported = root === null ? undefined : importOf(root, context.sourceCode.getScope(root));
      if (imported === undefined) return;
      const isBeside = /(^|\/)tests\//.test(context.filename) && imported.source.value.startsWith('./');
      if (!isBeside) context.report({ node: cases, messageId: 'imported', data: { name: root.name } });
    },
  }),
};
