import { Button } from '@strapi/design-system';
import { useFetchClient } from '@strapi/strapi/admin';
import { FormDialog, needing, TextField, useMay, useMutation } from '@mayorista/kernel/panel';
import { useState } from 'react';
import type { Choice } from './ledger';

interface Props {
  readonly choice: Choice;
  readonly onDone: () => Promise<void>;
}

/** Writes a deposit that the bank or the desk received: the same reference is written once. */
export function DepositButton({ choice, onDone }: Props) {
  const [isOpen, setOpen] = useState(false);
  if (!useMay(needing('company-ledgers.deposit'))) return null;
  return (
    <>
      <Button variant="tertiary" onClick={() => setOpen(true)}>
        Registrar abono
      </Button>
      {isOpen && <DepositDialog choice={choice} onDone={onDone} onClose={() => setOpen(false)} />}
    </>
  );
}

function DepositDialog({ choice, onDone, onClose }: Props & { readonly onClose: () => void }) {
  const { post } = useFetchClient();
  const act = useMutation();
  const [amount, setAmount] = useState('');
  const [reference, setReference] = useState('');
  const [note, setNote] = useState('');
  const submit = () =>
    act(
      () =>
        post('/payments/company-ledger-deposits', {
          kind: choice.kind,
          company_id: choice.companyId,
          currency: choice.currency,
          amount: amount.replaceAll(',', '').trim(),
          reference,
          ...(note.trim() === '' ? {} : { note }),
        }),
      'Abono registrado',
    );
  return (
    <FormDialog
      title={`Registrar abono en ${choice.currency}`}
      submitLabel="Registrar"
      isIncomplete={amount.trim() === '' || reference.trim() === ''}
      fields={['amount', 'reference', 'note']}
      onSubmit={submit}
      onDone={async () => {
        onClose();
        await onDone();
      }}
      onClose={onClose}
    >
      {(errorOf) => (
        <>
          <TextField
            name="amount"
            label="Importe"
            inputMode="decimal"
            value={amount}
            error={errorOf('amount')}
            isRequired
            onChange={setAmount}
          />
          <TextField
            name="reference"
            label="Referencia"
            hint="El número de la operación: la misma se registra una vez"
            maxLength={80}
            value={reference}
            error={errorOf('reference')}
            isRequired
            onChange={setReference}
          />
          <TextField name="note" label="Nota" maxLength={250} value={note} error={errorOf('note')} onChange={setNote} />
        </>
      )}
    </FormDialog>
  );
}
