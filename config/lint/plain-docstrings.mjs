const riddle = /^\*[\s*]*(What|Who|Where|Which|Whoever|Whatever)\b/;

/** Reports docstrings that begin with a relative pronoun: a verb or a noun phrase is understood in one reading. */
export const plainDocstrings = {
  meta: {
    type: 'suggestion',
    messages: { riddle: "Begin with a verb ('Returns …') or a noun phrase, not with '{{ word }}'." },
    schema: [],
  },
  create: (context) => ({
    Program: () => {
      for (const { type, value, loc } of context.sourceCode.getAllComments()) {
        const word = type === 'Block' ? riddle.exec(value)?.[1] : undefined;
        if (word !== undefined) context.report({ loc, messageId: 'riddle', data: { word } });
      }
    },
  }),
};
