interface Option {
  readonly es: string;
  readonly en: string | null;
}

const bar = '|';

/** Options as people type them: one a line, with its English behind a bar. 'Rojo | Red'. */
export const textOfOptions = (options: readonly Option[]): string =>
  options.map(({ es, en }) => (en === null || en === '' ? es : `${es} ${bar} ${en}`)).join('\n');

/** What was typed, as options; empty lines are none. */
export function optionsOfText(text: string): Option[] {
  return text.split('\n').flatMap((line) => {
    const [es = '', ...rest] = line.split(bar);
    const en = rest.join(bar).trim();
    return es.trim() === '' ? [] : [{ es: es.trim(), en: en === '' ? null : en }];
  });
}

/** The options that are there more than once. */
export function repeatedIn(options: readonly Option[]): string[] {
  const names = options.map(({ es }) => es);
  return [...new Set(names.filter((name, at) => names.indexOf(name) < at))];
}
