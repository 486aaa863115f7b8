import ts from 'typescript';

/** What the compiler says of a file: the linter has its program in memory, and checking types twice would take a minute more. */
export const types = {
  meta: { type: 'problem', schema: [], messages: { wrong: 'TS{{code}}: {{text}}' } },
  create(context) {
    const { filename, sourceCode } = context;
    const program = sourceCode.parserServices?.program;
    const file = program?.getSourceFile(filename);
    if (file === undefined) return {};
    return {
      Program() {
        const said = [...program.getSyntacticDiagnostics(file), ...program.getSemanticDiagnostics(file)];
        // What is never used is the business of another rule, which knows the house's exceptions.
        for (const { start = 0, code, messageText } of said.filter((one) => one.reportsUnnecessary === undefined))
          context.report({
            loc: sourceCode.getLocFromIndex(start),
            messageId: 'wrong',
            data: { code, text: ts.flattenDiagnosticMessageText(messageText, '\n') },
          });
      },
    };
  },
};
