import type { Shape } from './shape';

interface Titles {
  /** 'Acuerdo de precios' */
  readonly one: string;
  /** 'Acuerdos de precios' */
  readonly many: string;
  /** 'Nuevo acuerdo de precios' */
  readonly new: string;
}

/** Builds the titles of a record from its label, whose article tells the gender. */
export function shapeTitles({ label: [one, many] }: Pick<Shape, 'label'>): Titles {
  const [article = '', ...words] = one.split(' ');
  const noun = words.join(' ');
  return { one: capitalise(noun), many: capitalise(many), new: `${article === 'una' ? 'Nueva' : 'Nuevo'} ${noun}` };
}

const capitalise = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

/** Builds the plural of a state's name in paths and answers: 'states', 'stages', 'statuses'. */
export const statePlural = ({ stateField }: Pick<Shape, 'stateField'>): string =>
  stateField.endsWith('s') ? `${stateField}es` : `${stateField}s`;
