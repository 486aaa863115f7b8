import { Typography } from '@strapi/design-system';
import { FormDialog, RecordField, useMutation } from '@mayorista/kernel/panel';
import { useFetchClient } from '@strapi/strapi/admin';
import { useState } from 'react';
import type { ItemOf } from '@mayorista/config/answers';

type Person = ItemOf<'GET /users'>;

interface Props {
  readonly onClose: () => void;
  readonly onDone: () => void;
}

const nameOf = ({ email }: Person): string => email;

/** Hands all companies and open prospects of a salesman to another. */
export function HandoverDialog({ onClose, onDone }: Props) {
  const { post } = useFetchClient();
  const act = useMutation();
  const [from, setFrom] = useState<number | null>(null);
  const [to, setTo] = useState<number | null>(null);
  const submit = async () => {
    const failure = await act(
      () => post('/companies/company-handovers', { from_salesman_id: from, to_salesman_id: to }),
      'Se cambio el vendedor asignado correctamente',
    );
    if (failure !== null) return failure;
    onDone();
    onClose();
    return null;
  };
  return (
    <FormDialog
      title="Pasar empresas a otro vendedor"
      submitLabel="Pasar todas"
      failedText="No se pudo cambiar el vendedor Asginado"
      isIncomplete={from === null || to === null}
      fields={['from_salesman_id', 'to_salesman_id']}
      onSubmit={submit}
      onClose={onClose}
    >
      {(errorOf) => (
        <>
          <Typography textColor="neutral600">
            Todas las empresas del primero, y los prospectos que atiende, pasan al segundo. Queda en el historial de
            cada una.
          </Typography>
          <RecordField<Person>
            name="from_salesman_id"
            error={errorOf('from_salesman_id')}
            isRequired
            label="De"
            path="/people/users"
            value={from}
            nameOf={nameOf}
            onChange={(id) => setFrom(id)}
            placeholder="Vendedor que deja las empresas"
          />
          <RecordField<Person>
            name="to_salesman_id"
            error={errorOf('to_salesman_id')}
            isRequired
            label="A"
            path="/people/users"
            value={to}
            nameOf={nameOf}
            onChange={(id) => setTo(id)}
            placeholder="Vendedor que las recibe"
          />
        </>
      )}
    </FormDialog>
  );
}
