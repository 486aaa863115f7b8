import { Button } from '@strapi/design-system';
import { useFetchClient } from '@strapi/strapi/admin';
import {
  ChoiceField,
  FormDialog,
  Muted,
  needing,
  RecordField,
  useMay,
  useMutation,
  useRead,
} from '@mayorista/kernel/panel';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { DataOf, ItemOf } from '@mayorista/config/answers';

type Company = ItemOf<'GET /company-distributors'>;
type Advance = DataOf<'GET /invoice-advances'>[number];

/** Invoices money that a company brought to its wallet as an advance. */
export function AdvanceButton() {
  const [isOpen, setOpen] = useState(false);
  if (!useMay(needing('invoices.write'))) return null;
  return (
    <>
      <Button variant="tertiary" size="S" onClick={() => setOpen(true)}>
        Facturar un anticipo
      </Button>
      {isOpen && <AdvanceDialog onClose={() => setOpen(false)} />}
    </>
  );
}

/** Tells whether money may still be invoiced as an advance: nothing was bought with it, and it has no invoice. */
const isPending = ({ invoice_id: invoice, left, amount }: Advance): boolean => invoice === null && left === amount;

function AdvanceDialog({ onClose }: { readonly onClose: () => void }) {
  const { post } = useFetchClient();
  const navigate = useNavigate();
  const act = useMutation();
  const [company, setCompany] = useState<number | null>(null);
  const [movement, setMovement] = useState('');
  const { data } = useRead<Advance[]>(company === null ? null : `/billing/invoice-advances?company_id=${company}`);
  const pending = (data ?? []).filter(isPending);
  const submit = async () => {
    let id = 0;
    const failure = await act(async () => {
      const body = { movement_id: Number(movement) };
      const answer = await post<{ data: DataOf<'POST /invoice-advances'> }>('/billing/invoice-advances', body);
      id = answer.data.data.id;
    }, 'Anticipo enviado a timbrar');
    if (failure === null) navigate(`/plugins/billing/invoices/${id}`);
    return failure;
  };
  return (
    <FormDialog
      title="Facturar un anticipo"
      submitLabel="Facturar"
      isIncomplete={movement === ''}
      fields={['movement_id']}
      onSubmit={submit}
      onClose={onClose}
    >
      {(errorOf) => (
        <>
          <RecordField<Company>
            name="company_id"
            isRequired
            label="Empresa"
            path="/companies/company-distributors"
            value={company}
            placeholder="Nombre o RFC"
            nameOf={({ business_name: name }) => name}
            onChange={(next) => {
              setCompany(next);
              setMovement('');
            }}
          />
          {data !== null && pending.length === 0 && <Muted>Su monedero no tiene abonos por facturar.</Muted>}
          {pending.length > 0 && (
            <ChoiceField
              name="movement_id"
              label="Abono"
              value={movement}
              choices={Object.fromEntries(pending.map((each) => [`${each.movement_id}`, nameOf(each)]))}
              error={errorOf('movement_id')}
              onChange={setMovement}
            />
          )}
        </>
      )}
    </FormDialog>
  );
}

const nameOf = ({ received_at: at, reference, amount, currency }: Advance): string =>
  `${at.slice(0, 10)} · ${reference} · ${amount} ${currency}`;
