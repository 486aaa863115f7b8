import { Button, Typography } from '@strapi/design-system';
import { useFetchClient } from '@strapi/strapi/admin';
import { Card, ChoiceField, FormDialog, needing, useMay, useMutation, useRead } from '@mayorista/kernel/panel';
import { useState } from 'react';
import type { DataOf } from '@mayorista/config/answers';
import type { Order } from '../../orders/order';

interface Props {
  readonly order: Order;
  readonly reload: () => Promise<void>;
}

/** Who attends the order, and giving it to somebody else. */
export function SalesmanCard({ order, reload }: Props) {
  const [isOpen, setOpen] = useState(false);
  const mayChange = useMay(needing('sale-order-salesmen.change'));
  return (
    <Card title="Vendedor">
      <Typography fontWeight="semiBold">{order.salesman?.name ?? 'Sin vendedor'}</Typography>
      {mayChange && (
        <Button variant="tertiary" size="S" onClick={() => setOpen(true)}>
          Cambiar vendedor
        </Button>
      )}
      {isOpen && <ChangeDialog order={order} reload={reload} onClose={() => setOpen(false)} />}
    </Card>
  );
}

function ChangeDialog({ order, reload, onClose }: Props & { readonly onClose: () => void }) {
  const { put } = useFetchClient();
  const act = useMutation();
  const { data } = useRead<DataOf<'GET /sale-order-salesmen'>>('/sales/sale-order-salesmen');
  const [salesman, setSalesman] = useState(order.salesman === null ? '' : String(order.salesman.id));
  const submit = () =>
    act(
      () => put(`/sales/sale-order-salesmen/${order.id}`, { salesman_id: Number(salesman) }),
      'Se cambio el vendedor asignado correctamente',
    );
  return (
    <FormDialog
      title={`Vendedor del pedido ${order.folio}`}
      submitLabel="Cambiar vendedor"
      failedText="No se pudo cambiar el vendedor Asginado"
      isIncomplete={salesman === ''}
      fields={['salesman_id']}
      onSubmit={submit}
      onDone={async () => {
        onClose();
        await reload();
      }}
      onClose={onClose}
    >
      {(errorOf) => (
        <ChoiceField
          name="salesman_id"
          label="Vendedor"
          value={salesman}
          choices={Object.fromEntries((data ?? []).map(({ id, name }) => [id, name]))}
          error={errorOf('salesman_id')}
          isRequired
          onChange={setSalesman}
        />
      )}
    </FormDialog>
  );
}
