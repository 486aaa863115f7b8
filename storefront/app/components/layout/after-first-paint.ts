import { noteEarlyClick } from '../../lib/early-click';

const IMPORT = /^import (?:\* as (\w+) from )?("[^"]+");?$/gm;

/**
 * The code of a module script, begun once the page has been painted: a phone shows the page before it evaluates what makes it alive.
 * A page nobody sees begins at once; it would never be painted. A button clicked meanwhile is noted.
 */
export function afterFirstPaint(code: string): string {
  // One after the other, as they were: each is evaluated before the next.
  const begun = code.replace(IMPORT, (_all, name: string | undefined, file: string) =>
    name === undefined ? `await import(${file});` : `const ${name} = await import(${file});`,
  );
  return [
    noteEarlyClick,
    'const begin = async () => {',
    begun,
    '};',
    'document.hidden ? begin() : requestAnimationFrame(() => setTimeout(begin));',
  ].join('\n');
}
