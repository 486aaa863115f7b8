import { Button, Typography } from '@strapi/design-system';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Shape } from '../../../../shared/shape';
import type { Failure } from '../../reading/failure';
import { FormDialog } from '../../fields/FormDialog';
import { savedState } from '../../LeaveGuard';

interface Props {
  readonly shape: Shape;
  readonly remove: () => Promise<Failure | null>;
  /** Text of the toast where it is refused; the usual one where it is left out. */
  readonly failedText: string | undefined;
}

/** Renders the button that removes a record, once confirmed. */
export function RemoveButton({ shape: { label }, remove, failedText }: Props) {
  const [isOpen, setOpen] = useState(false);
  const navigate = useNavigate();
  const noun = label[0].replace(/^una? /, '');
  return (
    <>
      <Button variant="danger-light" onClick={() => setOpen(true)}>
        Eliminar
      </Button>
      {isOpen && (
        <FormDialog
          title={`Eliminar ${noun}`}
          submitLabel="Eliminar"
          isDangerous
          {...(failedText === undefined ? {} : { failedText })}
          fields={[]}
          onSubmit={remove}
          onDone={() => navigate('..', { state: savedState })}
          onClose={() => setOpen(false)}
        >
          {() => <Typography>Se elimina con todo lo que contiene. No se puede deshacer.</Typography>}
        </FormDialog>
      )}
    </>
  );
}
