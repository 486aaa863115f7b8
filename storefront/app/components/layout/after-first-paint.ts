const IMPORT = /^import (?:\* as (\w+) from )?("[^"]+");?$/gm;

/**
 * The code of a module script, begun once the page has been painted, with the files to fetch by then: a phone shows the page before
 * it fetches and evaluates what makes it alive. A page nobody sees begins at once; it would never be painted. What is clicked and
 * sent meanwhile is noted by then.
 */
export function afterFirstPaint(code: string, files: readonly string[]): string {
  // One after the other, as they were: each is evaluated before the next.
  const begun = code.replace(IMPORT, (_all, name: string | undefined, file: string) =>
    name === undefined ? `await import(${file});` : `const ${name} = await import(${file});`,
  );
  return `const begin = async () => {
for (const href of ${JSON.stringify(files)}) document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href, fetchPriority: 'low' }));
${begun}
};
const alive = () => begin().catch((error) => { window.earlyInput.answer(); throw error; });
document.hidden ? alive() : requestAnimationFrame(() => setTimeout(alive));`;
}
