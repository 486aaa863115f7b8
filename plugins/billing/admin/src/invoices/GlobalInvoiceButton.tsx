import { Button } from '@strapi/design-system';
import { useFetchClient } from '@strapi/strapi/admin';
import { ChoiceField, FormDialog, needing, TextField, useMay, useMutation } from '@mayorista/kernel/panel';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { AnswerTo } from '@mayorista/config/answers';

const scopes = {
  public: 'De compradores sin empresa',
  all: 'Todas las pagadas que nadie facturó',
} as const;

/** Invoices to the public in general what was paid on a day that is over. */
export function GlobalInvoiceButton() {
  const [isOpen, setOpen] = useState(false);
  if (!useMay(needing('invoices.write'))) return null;
  return (
    <>
      <Button variant="tertiary" size="S" onClick={() => setOpen(true)}>
        Factura global
      </Button>
      {isOpen && <GlobalDialog onClose={() => setOpen(false)} />}
    </>
  );
}

function GlobalDialog({ onClose }: { readonly onClose: () => void }) {
  const { post } = useFetchClient();
  const navigate = useNavigate();
  const act = useMutation();
  const [day, setDay] = useState('');
  const [scope, setScope] = useState<string>('public');
  const submit = async () => {
    let id = 0;
    const failure = await act(async () => {
      const { data } = await post<AnswerTo<'POST /global-invoices'>>('/billing/global-invoices', { day, scope });
      id = data.data[0]?.id ?? 0;
    }, 'Factura global enviada a timbrar');
    if (failure === null) navigate(`/plugins/billing/invoices/${id}`);
    return failure;
  };
  return (
    <FormDialog
      title="Factura global de un día"
      submitLabel="Facturar"
      isIncomplete={day === ''}
      fields={['day', 'scope']}
      onSubmit={submit}
      onClose={onClose}
    >
      {(errorOf) => (
        <>
          <TextField
            name="day"
            label="Día de las ventas"
            type="date"
            hint="El SAT da 24 horas desde que termina"
            value={day}
            error={errorOf('day')}
            isRequired
            onChange={setDay}
          />
          <ChoiceField
            name="scope"
            label="Ventas"
            value={scope}
            choices={scopes}
            error={errorOf('scope')}
            onChange={setScope}
          />
        </>
      )}
    </FormDialog>
  );
}
