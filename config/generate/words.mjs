// The names a noun goes by: `price-list` in files, `PriceList` and `priceList` in code, `price-lists` in paths and permissions.

const kebab = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;
const irregular = new Map([
  ['person', 'people'],
  ['child', 'children'],
  ['series', 'series'],
  ['equipment', 'equipment'],
]);

/** Throws, in Spanish, when the text is no name for files. */
export function checkName(text, what) {
  if (typeof text !== 'string' || !kebab.test(text))
    throw new Error(`${what}: escribe un nombre en minúsculas, con guiones (price-list)`);
  return text;
}

/** A verb is one word: permission codes read noun.verb. */
export function checkVerb(text) {
  if (typeof text !== 'string' || !/^[a-z]+$/.test(text))
    throw new Error('Verbo: escribe una sola palabra en minúsculas (archive)');
  return text;
}

/** English plural of the last word: `supplier-category` is `supplier-categories`. */
export function pluralOf(name) {
  const words = name.split('-');
  const last = words.pop() ?? '';
  return [...words, irregular.get(last) ?? regularPlural(last)].join('-');
}

function regularPlural(word) {
  if (/[^aeiou]y$/.test(word)) return `${word.slice(0, -1)}ies`;
  return /(s|x|z|ch|sh)$/.test(word) ? `${word}es` : `${word}s`;
}

export const camelOf = (name) => name.replace(/-(\w)/g, (_, letter) => letter.toUpperCase());
export const pascalOf = (name) => camelOf(`-${name}`);
export const snakeOf = (name) => name.replaceAll('-', '_');
export const capitalised = (text) => text.charAt(0).toUpperCase() + text.slice(1);

/** A template with `__name__` replaced; a name it does not know is a defect of the template. */
export function fill(template, words) {
  return template.replace(/__(\w+?)__/g, (whole, name) => {
    if (!Object.hasOwn(words, name)) throw new Error(`La plantilla pide ${whole}`);
    return words[name];
  });
}
