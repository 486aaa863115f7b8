import type {
  BulkActionComponent,
  BulkActionComponentProps,
  DocumentActionComponent,
} from '@strapi/content-manager/strapi-admin';
import { Feather } from '@strapi/icons';
import { publicIdOf, useMay } from '@mayorista/kernel/panel';
import { useQueryParams, useTable } from '@strapi/strapi/admin';
import { useEffect, useRef } from 'react';
import { askToEdit, nameOfListed, type ListAsked, type ListedProduct } from '../editing/asked';
import { writesProducts } from '../permissions';
import { uids } from '../uids';

type Kind = Parameters<typeof askToEdit>[0]['kind'];

/**
 * Asks for the chosen rows to be edited; null where they are no products, or the person may not change any. The panel draws a button
 * anew a moment after the choice: what is asked for is what is chosen when it is pressed.
 */
function useAsking({ model, documents }: BulkActionComponentProps, kind: Kind): (() => void) | null {
  const mayWrite = useMay(writesProducts);
  const products = documents.flatMap((document) => listedOf(document) ?? []);
  const list = useShownList(products.length);
  const chosen = useRef({ products, list });
  useEffect(() => {
    chosen.current = { products, list };
  });
  if (model !== uids.product || !mayWrite || documents.length === 0) return null;
  return products.length === documents.length ? () => askToEdit({ kind, ...chosen.current }) : null;
}

/** What the list is narrowed by, where all rows of its page are chosen. */
function useShownList(chosen: number): ListAsked | undefined {
  const rows = useTable('EditProducts', (state) => state.rows);
  const [{ query }] = useQueryParams<ListAsked>();
  if (chosen < rows.length) return undefined;
  const { filters, _q } = query;
  return { ...(filters === undefined ? {} : { filters }), ...(_q === undefined ? {} : { _q }) };
}

function listedOf(document: Parameters<typeof publicIdOf>[0]): ListedProduct | null {
  const id = publicIdOf(document);
  return id === null ? null : { id, name: nameOfListed({ ...document }, id) };
}

/** One change for all the chosen products. */
export const EditMany: BulkActionComponent = (props) => {
  const ask = useAsking(props, 'mass');
  if (ask === null) return null;
  return {
    label: 'Edición masiva',
    variant: 'tertiary',
    onClick: ask,
  };
};

/** The chosen products one after the other. */
export const EditOneByOne: BulkActionComponent = (props) => {
  const ask = useAsking(props, 'quick');
  if (ask === null) return null;
  return {
    label: 'Edición rápida',
    variant: 'tertiary',
    onClick: ask,
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
