import { Button } from '@strapi/design-system';
import { useFetchClient } from '@strapi/strapi/admin';
import { ChoiceField, FormDialog, needing, RecordField, useMay, useMutation } from '@mayorista/kernel/panel';
import { useState } from 'react';
import { AdvanceButton } from './AdvanceButton';
import { GlobalInvoiceButton } from './GlobalInvoiceButton';
import { IssuerNote } from './IssuerNote';
import { useNavigate } from 'react-router-dom';
import type { DataOf, ItemOf } from '@mayorista/config/answers';

/** Invoices an order: to its company, or to the public in general. */
export function InvoiceOrderButton() {
  const [isOpen, setOpen] = useState(false);
  if (!useMay(needing('invoices.write'))) return null;
  return (
    <>
      <IssuerNote />
      <Button variant="secondary" size="S" onClick={() => setOpen(true)}>
        Facturar un pedido
      </Button>
      <GlobalInvoiceButton />
      <AdvanceButton />
      {isOpen && <InvoiceDialog onClose={() => setOpen(false)} />}
    </>
  );
}

type Order = ItemOf<'GET /sale-orders'>;

const receivers = { company: 'Su empresa', public: 'Público en general' };

function InvoiceDialog({ onClose }: { readonly onClose: () => void }) {
  const { post } = useFetchClient();
  const navigate = useNavigate();
  const act = useMutation();
  const [order, setOrder] = useState<number | null>(null);
  const [receiver, setReceiver] = useState('company');
  const submit = async () => {
    let id = 0;
    const failure = await act(async () => {
      const body = { sale_order_id: order, receiver };
      const { data } = await post<{ data: DataOf<'POST /invoices'> }>('/billing/invoices', body);
      id = data.data.id;
    }, 'Factura enviada a timbrar');
    if (failure === null) navigate(`/plugins/billing/invoices/${id}`);
    return failure;
  };
  return (
    <FormDialog
      title="Facturar un pedido"
      submitLabel="Facturar"
      isIncomplete={order === null}
      fields={['sale_order_id', 'receiver']}
      onSubmit={submit}
      onClose={onClose}
    >
      {(errorOf) => (
        <>
          <RecordField<Order>
            name="sale_order_id"
            isRequired
            error={errorOf('sale_order_id')}
            label="Pedido"
            path="/sales/sale-orders"
            value={order}
            placeholder="Folio, empresa o comprador"
            nameOf={({ folio, company_name: company }) => [folio, company].filter(Boolean).join(' · ')}
            onChange={setOrder}
          />
          <ChoiceField
            name="receiver"
            label="A nombre de"
            value={receiver}
            choices={receivers}
            error={errorOf('receiver')}
            onChange={setReceiver}
          />
        </>
      )}
    </FormDialog>
  );
}
