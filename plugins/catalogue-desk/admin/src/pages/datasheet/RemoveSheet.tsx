import { Button, Typography } from '@strapi/design-system';
import { Trash } from '@strapi/icons';
import { FormDialog, savedState, useMutation } from '@mayorista/kernel/panel';
import { useFetchClient } from '@strapi/strapi/admin';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../paths';
import { contentId } from '../../plugin-id';

/** Removes a datasheet; refused while categories use it. */
export function RemoveSheet({ id, name }: { readonly id: string; readonly name: string }) {
  const { del } = useFetchClient();
  const act = useMutation();
  const navigate = useNavigate();
  const [isAsking, setAsking] = useState(false);
  const remove = () => act(() => del(`/${contentId}/datasheets/${id}`), 'La ficha técnica se ha eliminado');
  return (
    <>
      <Button variant="tertiary" startIcon={<Trash />} onClick={() => setAsking(true)}>
        Eliminar
      </Button>
      {isAsking && (
        <FormDialog
          title={`Eliminar ${name}`}
          submitLabel="Eliminar"
          isDangerous
          fields={[]}
          onSubmit={remove}
          onDone={() => navigate(paths.datasheets, { replace: true, state: savedState })}
          onClose={() => setAsking(false)}
        >
          {() => (
            <Typography>No se puede deshacer. Los productos conservan los valores que tienen escritos.</Typography>
          )}
        </FormDialog>
      )}
    </>
  );
}
