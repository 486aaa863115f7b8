// The names and Spanish words of a noun that is made, as its templates want them.
import { accountOf, roleAccounts } from './roles.mjs';
import { areaOf } from './areas.mjs';
import { camelOf, capitalised, checkName, pascalOf, pluralOf, snakeOf } from './words.mjs';

/** The words of a noun. Throws, in Spanish, for a name, label, role or area that is none. */
export function nounWords({ plugin, name, label, role, area }) {
  checkName(plugin, 'Plugin');
  checkName(name, 'Sustantivo');
  const { one, many } = labelOf(label);
  const [article] = one.split(' ');
  const bare = one.slice(article.length + 1);
  const names = pluralOf(name);
  return {
    plugin,
    name,
    names,
    camel: camelOf(name),
    camels: camelOf(names),
    Pascal: pascalOf(name),
    table: snakeOf(names),
    snake: snakeOf(name),
    plural: names === `${name}s` ? '' : `plural: '${names}',`,
    one,
    many,
    label: bare,
    Label: capitalised(bare),
    Labels: capitalised(many),
    o: article === 'una' ? 'a' : 'o',
    role,
    account: accountOf(role),
    others: quoted(roleAccounts().filter((each) => each !== accountOf(role))),
    area: areaOf(area),
  };
}

const quoted = (texts) => texts.map((text) => `'${text}'`).join(', ');

/** 'una báscula|básculas', as a shape's label: its article tells the gender of what is written about it. */
function labelOf(text) {
  const [one = '', many = '', ...more] = (text ?? '').split('|').map((part) => part.trim());
  if (!/^(un|una) \S/.test(one) || many === '' || more.length > 0 || /['\\"`]/.test(text))
    throw new Error('Falta el nombre en español, con artículo y plural: --label "una báscula|básculas"');
  return { one, many };
}
