import { Button } from '@strapi/design-system';
import { Download } from '@strapi/icons';
import { FormDialog, TextField, toFailure, useDownload } from '@mayorista/kernel/panel';
import { useState } from 'react';
import { ledgerQuery, type Choice } from './ledger';

const today = (): string => new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Mexico_City' }).format(new Date());

/** Asks for a period, and downloads its statement. */
export function StatementButton({ choice }: { readonly choice: Choice }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" startIcon={<Download />} onClick={() => setOpen(true)}>
        Estado de cuenta
      </Button>
      {isOpen && <StatementDialog choice={choice} onClose={() => setOpen(false)} />}
    </>
  );
}

function StatementDialog({ choice, onClose }: { readonly choice: Choice; readonly onClose: () => void }) {
  const download = useDownload();
  const [from, setFrom] = useState(`${today().slice(0, 7)}-01`);
  const [to, setTo] = useState(today());
  const submit = async () => {
    // Asked before the file is: a refusal of a file is no text.
    if (from > to) return { ...crossed };
    try {
      await download(
        `/payments/company-ledger-statements?${ledgerQuery(choice)}&from=${from}&to=${to}`,
        `estado-de-cuenta-${choice.companyId ?? ''}-${from}-${to}.pdf`,
      );
      onClose();
      return null;
    } catch (error) {
      return toFailure(error);
    }
  };
  return (
    <FormDialog
      title="Estado de cuenta"
      submitLabel="Descargar PDF"
      isIncomplete={from === '' || to === ''}
      fields={['from', 'to']}
      failedText="El estado de cuenta no se pudo descargar"
      onSubmit={submit}
      onClose={onClose}
    >
      {(errorOf) => (
        <>
          <TextField
            name="from"
            label="Desde"
            type="date"
            value={from}
            error={errorOf('from')}
            isRequired
            onChange={setFrom}
          />
          <TextField name="to" label="Hasta" type="date" value={to} error={errorOf('to')} isRequired onChange={setTo} />
        </>
      )}
    </FormDialog>
  );
}

const crossed = {
  status: 422,
  text: 'El periodo no puede terminar antes de empezar',
  fields: { to: 'El periodo no puede terminar antes de empezar' },
};
