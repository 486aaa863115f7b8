import { RecordPicker } from '@mayorista/kernel/panel';

/** A product as its list answers it. */
export interface PickedProduct {
  readonly id: number;
  readonly model: string;
  readonly name: string;
}

export const productText = ({ model, name }: Pick<PickedProduct, 'model' | 'name'>): string => `${model} · ${name}`;

export const productPicking = {
  path: '/catalogue/products',
  failedText: 'No se pudieron cargar los productos',
  nameOf: productText,
} as const;

interface Props {
  /** How many there are: with one more, what was typed is gone. */
  readonly count: number;
  readonly label?: string;
  readonly placeholder?: string;
  readonly onAdd: (product: PickedProduct) => void;
}

/** Searches products and adds one after the other to those there are. */
export const AddProduct = ({
  count,
  label = 'Agregar un producto',
  placeholder = 'Busca y agrega productos',
  onAdd,
}: Props) => (
  <RecordPicker<PickedProduct>
    {...productPicking}
    key={count}
    size="M"
    label={label}
    placeholder={placeholder}
    value={null}
    onChange={(_id, product) => product !== null && onAdd(product)}
  />
);
