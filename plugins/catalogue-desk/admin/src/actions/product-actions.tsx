import type { DocumentActionComponent, DocumentActionProps } from '@strapi/content-manager/strapi-admin';
import { Check, CheckCircle, CrossCircle, EyeStriked } from '@strapi/icons';
import { publicIdOf, useMay } from '@mayorista/kernel/panel';
import { useForm } from '@strapi/strapi/admin';
import { publishesProducts, writesProducts } from '../permissions';
import { usePublication } from '../publication/use-publication';
import { uids } from '../uids';

const places = ['panel', 'table-row'] as const satisfies readonly string[];

/** What both actions ask of the record they stand beside; null where they have no place. */
function useProduct({ model, document, documentId, meta }: DocumentActionProps) {
  const isModified = useForm('ProductActions', ({ modified }) => modified);
  const id = model === uids.product ? publicIdOf(document, meta?.availableLocales) : null;
  const publication = usePublication({ model, documentId: documentId ?? '', id: id ?? 0 });
  // A language that is yet to be written says nothing of the product's state.
  if (id === null || document?.id === undefined || documentId === undefined) return null;
  // What is published is what is saved.
  return { ...publication, document, isDisabled: publication.isBusy || isModified };
}

const isOn = (value: unknown): boolean => value === true || value === 1;

/** 'Publicar en la tienda' or 'Retirar de la tienda'. */
export const PublishProduct: DocumentActionComponent = (props) => {
  const mayPublish = useMay(publishesProducts);
  const product = useProduct(props);
  if (product === null || !mayPublish) return null;
  // One that is published and inactive is not there.
  const isPublished = isOn(product.document.published_in_store) && isOn(product.document.status);
  return {
    label: isPublished ? 'Retirar de la tienda' : 'Publicar en la tienda',
    icon: isPublished ? <EyeStriked /> : <Check />,
    position: [...places],
    variant: isPublished ? 'danger-light' : 'success-light',
    disabled: product.isDisabled,
    loading: product.isBusy,
    onClick: async (event) => {
      event.preventDefault();
      await product.publish(!isPublished);
    },
  };
};
PublishProduct.position = [...places];

/** 'Activar' or 'Desactivar', in the list alone: an inactive product is not sold. Beside a form the switch of the store is one. */
export const ActivateProduct: DocumentActionComponent = (props) => {
  const mayWrite = useMay(writesProducts);
  const product = useProduct(props);
  if (product === null || !mayWrite) return null;
  const isActive = isOn(product.document.status);
  return {
    label: isActive ? 'Desactivar' : 'Activar',
    icon: isActive ? <CrossCircle /> : <CheckCircle />,
    position: ['table-row'],
    disabled: product.isDisabled,
    onClick: async (event) => {
      event.preventDefault();
      await product.activate(!isActive);
    },
  };
};
ActivateProduct.position = ['table-row'];
