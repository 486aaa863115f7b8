import type {
  BulkActionComponent,
  BulkActionComponentProps,
  BulkActionDescription,
} from '@strapi/content-manager/strapi-admin';
import { Typography } from '@strapi/design-system';
import { Check } from '@strapi/icons';
import { publicIdOf, useMay } from '@mayorista/kernel/panel';
import { publishesProducts, readsProducts, writesProducts } from '../permissions';
import { useManyProducts } from '../publication/use-many-products';
import { uids } from '../uids';

/** What every action asks of the rows it stands over; null where it has no place. */
function useChosen({ model, documents }: BulkActionComponentProps) {
  const ids = documents.map((document) => publicIdOf(document));
  const known = ids.filter((id) => id !== null);
  const many = useManyProducts(known);
  return model === uids.product && known.length > 0 && known.length === ids.length
    ? { ...many, count: known.length }
    : null;
}

interface Confirmation {
  readonly label: string;
  readonly question: string;
  readonly isBusy: boolean;
  readonly onConfirm: () => Promise<void>;
}

/** Asks first: distributors see it at once. */
const confirmed = ({ label, question, isBusy, onConfirm }: Confirmation): BulkActionDescription => ({
  label,
  variant: 'tertiary',
  disabled: isBusy,
  dialog: {
    type: 'dialog',
    title: label,
    content: (
      <Typography id="confirm-description" textAlign="center">
        {question}
      </Typography>
    ),
    onConfirm,
  },
});

const themOf = (count: number): string => (count === 1 ? 'el producto elegido' : `los ${count} productos elegidos`);

const PublishMany: BulkActionComponent = (props) => {
  const mayPublish = useMay(publishesProducts);
  const chosen = useChosen(props);
  if (chosen === null || !mayPublish) return null;
  return {
    label: 'Publicar',
    icon: <Check />,
    variant: 'success-light',
    disabled: chosen.isBusy,
    onClick: () => void chosen.change({ published_in_store: true }, 'publicados'),
  };
};

const WithdrawMany: BulkActionComponent = (props) => {
  const mayPublish = useMay(publishesProducts);
  const chosen = useChosen(props);
  if (chosen === null || !mayPublish) return null;
  return confirmed({
    label: 'Retirar',
    question: `¿Retirar de la tienda ${themOf(chosen.count)}? Los distribuidores dejarán de verlos.`,
    isBusy: chosen.isBusy,
    onConfirm: () => chosen.change({ published_in_store: false }, 'retirados'),
  });
};

const ActivateMany: BulkActionComponent = (props) => {
  const mayWrite = useMay(writesProducts);
  const chosen = useChosen(props);
  if (chosen === null || !mayWrite) return null;
  return {
    label: 'Activar',
    variant: 'tertiary',
    disabled: chosen.isBusy,
    onClick: () => void chosen.change({ status: 1 }, 'activados'),
  };
};

const DeactivateMany: BulkActionComponent = (props) => {
  const mayWrite = useMay(writesProducts);
  const chosen = useChosen(props);
  if (chosen === null || !mayWrite) return null;
  return confirmed({
    label: 'Desactivar',
    question: `¿Desactivar ${themOf(chosen.count)}? Dejarán de venderse.`,
    isBusy: chosen.isBusy,
    onConfirm: () => chosen.change({ status: 0 }, 'desactivados'),
  });
};

const DownloadLabels: BulkActionComponent = (props) => {
  const mayRead = useMay(readsProducts);
  const chosen = useChosen(props);
  if (chosen === null || !mayRead) return null;
  return {
    label: 'Etiquetas',
    variant: 'tertiary',
    disabled: chosen.isBusy,
    onClick: () => void chosen.downloadLabels(),
  };
};

/** What is done to the chosen products of the list. */
export const bulkActions = [PublishMany, WithdrawMany, ActivateMany, DeactivateMany, DownloadLabels];
