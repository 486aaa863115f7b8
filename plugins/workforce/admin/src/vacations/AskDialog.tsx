import { Grid, Typography } from '@strapi/design-system';
import { useFetchClient } from '@strapi/strapi/admin';
import { FormDialog, TextField, useMutation, useRead } from '@mayorista/kernel/panel';
import { useState } from 'react';
import type { DataOf } from '@mayorista/config/answers';
import { daysText } from '../users/VacationsTab';

interface Props {
  /** Days that are left today. */
  readonly available: number;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

/** Asks for one's own vacations: two days, both included; says how many working days these are before anything is sent. */
export function AskDialog({ available, onClose, onDone }: Props) {
  const { post } = useFetchClient();
  const act = useMutation();
  const [from, setFrom] = useState('');
  const [to, setTo] = useState('');
  const [note, setNote] = useState('');
  const submit = async () => {
    const body = { starts_on: from, ends_on: to, note: note.trim() === '' ? null : note };
    return act(() => post('/workforce/vacation-requests', body), 'Vacaciones solicitadas');
  };
  return (
    <FormDialog
      title="Pedir vacaciones"
      submitLabel="Pedir"
      fields={['starts_on', 'ends_on', 'note']}
      isIncomplete={from === '' || to === ''}
      failedText="No se pudieron pedir las vacaciones"
      onSubmit={submit}
      onDone={onDone}
      onClose={onClose}
    >
      {(errorOf) => (
        <>
          <Grid.Root gap={4}>
            <Grid.Item col={6} xs={12} direction="column" alignItems="stretch">
              <TextField
                name="starts_on"
                type="date"
                label="Desde"
                value={from}
                isRequired
                error={errorOf('starts_on')}
                onChange={setFrom}
              />
            </Grid.Item>
            <Grid.Item col={6} xs={12} direction="column" alignItems="stretch">
              <TextField
                name="ends_on"
                type="date"
                label="Hasta"
                value={to}
                isRequired
                error={errorOf('ends_on')}
                onChange={setTo}
              />
            </Grid.Item>
          </Grid.Root>
          <Count from={from} to={to} available={available} />
          <TextField name="note" label="Nota" value={note} maxLength={500} error={errorOf('note')} onChange={setNote} />
        </>
      )}
    </FormDialog>
  );
}

interface CountProps {
  readonly from: string;
  readonly to: string;
  readonly available: number;
}

/** Says how many working days lie between two days, and how many there are to take. */
function Count({ from, to, available }: CountProps) {
  const isSpan = from !== '' && to !== '' && from <= to;
  const days = useRead<DataOf<'GET /vacation-days'>>(isSpan ? `/workforce/vacation-days?from=${from}&to=${to}` : null);
  const left = `Tienes ${available} ${available === 1 ? 'día disponible' : 'días disponibles'} hoy`;
  const text = isSpan && days.data !== null ? `Son ${daysText(days.data.length)}. ${left}.` : `${left}.`;
  return (
    <Typography role="status" textColor="neutral600">
      {text}
    </Typography>
  );
}
