import { Button } from '@strapi/design-system';
import { useFetchClient } from '@strapi/strapi/admin';
import { ChoiceField, FormDialog, needing, TextField, useMay, useMutation } from '@mayorista/kernel/panel';
import { useState } from 'react';
import { defaultForm, receivedForms } from '../../../../shared';
import { bonus, bonusLabel, depositBody, type Choice } from './ledger';

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
  const [form, setForm] = useState<string>(defaultForm);
  const [receivedOn, setReceivedOn] = useState('');
  const submit = () =>
    act(
      () =>
        post('/payments/company-ledger-deposits', depositBody(choice, { amount, reference, note, form, receivedOn })),
      'Abono registrado',
    );
  return (
    <FormDialog
      title={`Registrar abono en ${choice.currency}`}
      submitLabel="Registrar"
      isIncomplete={amount.trim() === '' || reference.trim() === ''}
      fields={['amount', 'reference', 'payment_form', 'received_at', 'note']}
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
          <ChoiceField
            name="payment_form"
            label="Cómo se recibió"
            value={form}
            choices={choice.kind === 'wallet' ? { ...receivedForms, [bonus]: bonusLabel } : receivedForms}
            error={errorOf('payment_form')}
            onChange={setForm}
          />
          {form !== bonus && (
            <TextField
              name="received_at"
              label="Recibido el"
              type="date"
              hint="Hoy, si no se dice otro día"
              value={receivedOn}
              error={errorOf('received_at')}
              onChange={setReceivedOn}
            />
          )}
          <TextField name="note" label="Nota" maxLength={250} value={note} error={errorOf('note')} onChange={setNote} />
        </>
      )}
    </FormDialog>
  );
}
