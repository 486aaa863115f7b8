import { Typography } from '@strapi/design-system';
import { FormDialog, useMutation } from '@mayorista/kernel/panel';
import { useFetchClient } from '@strapi/strapi/admin';
import { calledOf, type Limit } from '../../limits/limit';
import { pluginId } from '../../plugin-id';

interface Props {
  readonly limit: Limit;
  readonly onDone: () => void;
  readonly onClose: () => void;
}

/** Asks before a warehouse has no limit of a product any more. */
export function RemoveDialog({ limit, onDone, onClose }: Props) {
  const { del } = useFetchClient();
  const act = useMutation();
  const remove = () => act(() => del(`/${pluginId}/product-limits/${limit.id}`), 'El límite se ha eliminado');
  return (
    <FormDialog
      title="Eliminar el límite"
      submitLabel="Eliminar"
      failedText="El límite no pudo ser eliminado"
      isDangerous
      fields={[]}
      onSubmit={remove}
      onDone={onDone}
      onClose={onClose}
    >
      {() => (
        <Typography>{`${calledOf(limit)} queda sin mínimo ni máximo; el reabastecimiento deja de llenarlo.`}</Typography>
      )}
    </FormDialog>
  );
}
