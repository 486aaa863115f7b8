import { Typography } from '@strapi/design-system';
import { FormDialog, type Failure } from '@mayorista/kernel/panel';

interface Props {
  readonly text: string;
  readonly onRemove: () => Promise<Failure | null>;
  readonly onClose: () => void;
}

/** Asks before a discount stops counting. */
export const RemoveDialog = ({ text, onRemove, onClose }: Props) => (
  <FormDialog
    title="Quitar el descuento"
    submitLabel="Quitar"
    failedText="El descuento no pudo ser eliminado"
    isDangerous
    fields={[]}
    onSubmit={onRemove}
    onClose={onClose}
  >
    {() => <Typography>{text}</Typography>}
  </FormDialog>
);
