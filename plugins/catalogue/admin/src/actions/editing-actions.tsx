import type {
  BulkActionComponent,
  BulkActionComponentProps,
  DocumentActionComponent,
} from '@strapi/content-manager/strapi-admin';
import { Feather } from '@strapi/icons';
import { useMay } from '@mayorista/kernel/panel';
import { askToEdit, nameOfListed, type ListedProduct } from '../editing/asked';
import { writesProducts } from '../permissions';
import { productIdOf } from '../publication/product-ref';
import { uids } from '../uids';

/** The chosen rows as products; null where they are no products, or the person may not change any. */
function useListed({ model, documents }: BulkActionComponentProps): readonly ListedProduct[] | null {
  const mayWrite = useMay(writesProducts);
  if (model !== uids.product || !mayWrite || documents.length === 0) return null;
  const products = documents.flatMap((document) => listedOf(document) ?? []);
  return products.length === documents.length ? products : null;
}

function listedOf(document: Parameters<typeof productIdOf>[0]): ListedProduct | null {
  const id = productIdOf(document);
  return id === null ? null : { id, name: nameOfListed({ ...document }, id) };
}

/** One change for all the chosen products. */
export const EditMany: BulkActionComponent = (props) => {
  const products = useListed(props);
  if (products === null) return null;
  return {
    label: 'Edición masiva',
    variant: 'tertiary',
    onClick: () => askToEdit({ kind: 'mass', products }),
  };
};

/** The chosen products one after the other. */
export const EditOneByOne: BulkActionComponent = (props) => {
  const products = useListed(props);
  if (products === null) return null;
  return {
    label: 'Edición rápida',
    variant: 'tertiary',
    onClick: () => askToEdit({ kind: 'quick', products }),
  };
};

/** 'Edición rápida' of a row. */
export const QuickEdit: DocumentActionComponent = ({ model, document }) => {
  const mayWrite = useMay(writesProducts);
  const product = model === uids.product ? listedOf(document) : null;
  if (product === null || !mayWrite) return null;
  return {
    label: 'Edición rápida',
    icon: <Feather />,
    position: 'table-row',
    onClick: () => askToEdit({ kind: 'quick', products: [product] }),
  };
};
QuickEdit.position = 'table-row';
