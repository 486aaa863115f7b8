import { RecordAdder } from '@mayorista/kernel/panel';
import type { Named } from '@mayorista/config/answers';

/** A product of the catalogue's list. */
export type PickedProduct = Named<'ProductListed'>;

export const productText = ({ model, name }: Pick<PickedProduct, 'model' | 'name'>): string => `${model} · ${name}`;

export const productPicking = {
  path: '/catalogue/products',
  failedText: 'No se pudieron cargar los productos',
  nameOf: productText,
} as const;

interface Props {
  readonly label?: string;
  readonly placeholder?: string;
  readonly onAdd: (product: PickedProduct) => void;
}

/** Searches products and adds one after the other to those there are. */
export const AddProduct = ({
  label = 'Agregar un producto',
  placeholder = 'Busca y agrega productos',
  onAdd,
}: Props) => (
  <RecordAdder<PickedProduct> {...productPicking} size="M" label={label} placeholder={placeholder} onAdd={onAdd} />
);
