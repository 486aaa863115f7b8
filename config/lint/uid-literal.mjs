const uid = /^(api|plugin|admin)::[a-z0-9-]+\.[a-z0-9-]+$/;

/** A content type's uid is written once, in its plugin's uids.ts: renamed there, it is renamed everywhere. */
export const uidLiteral = {
  meta: { type: 'problem', messages: { literal: "Take '{{ uid }}' from uids.ts." }, schema: [] },
  create: (context) => {
    const check = (node, text) => {
      if (typeof text === 'string' && uid.test(text))
        context.report({ node, messageId: 'literal', data: { uid: text } });
    };
    return {
      Literal: (node) => check(node, node.value),
      TemplateLiteral: (node) => node.expressions.length === 0 && check(node, node.quasis[0].value.cooked),
    };
  },
};
