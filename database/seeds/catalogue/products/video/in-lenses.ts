import type { CameraSpec } from '../../families/cameras';
import type { Extras, Row } from '../../families/define';

type Lens = [lens: string, price: number, ir: number, more?: Extras];

/** One camera sold with several lenses, each a product of its own: the model ends in the lens ('-28', '-4', '-Z28'). */
export function inLenses(
  model: string,
  brand: string,
  shared: Omit<CameraSpec, 'lens' | 'ir'> & Extras,
  lenses: Lens[],
): Row<CameraSpec>[] {
  return lenses.map(([lens, price, ir, more]) => [
    `${model}-${codeOf(lens)}`,
    brand,
    price,
    { ...shared, ...more, lens, ir },
  ]);
}

const codeOf = (lens: string): string =>
  lens.includes('-') ? `Z${codeOf(lens.split('-')[0] ?? '')}` : lens.replace('.', '');
