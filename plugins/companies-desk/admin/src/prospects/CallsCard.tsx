import { Button, Field, Flex, SingleSelect, SingleSelectOption, Textarea, TextInput } from '@strapi/design-system';
import {
  Card,
  Fact,
  FormDialog,
  formatMoment,
  Muted,
  needing,
  useFailedLoad,
  useMay,
  useMutation,
  usePage,
} from '@mayorista/kernel/panel';
import { useFetchClient } from '@strapi/strapi/admin';
import { useState } from 'react';
import type { ItemOf } from '@mayorista/config/answers';
import { callOutcomeLabels } from '@mayorista/companies/shared';

type Scheduled = ItemOf<'GET /distributor-registry-interview-call-schedules'>;
type Made = ItemOf<'GET /distributor-registry-interview-calls'>;

interface Props {
  readonly registryId: number;
  /** Whether the prospect is in course: nobody calls one that is over. */
  readonly isOpen: boolean;
}

const schedules = '/companies/distributor-registry-interview-call-schedules';
const calls = '/companies/distributor-registry-interview-calls';

/** The calls of a prospect: those to come, and the log. */
export function CallsCard({ registryId, isOpen }: Props) {
  const query = `?distributor_registry_id=${registryId}&per_page=20`;
  const coming = usePage<Scheduled>(`${schedules}${query}`);
  const made = usePage<Made>(`${calls}${query}`);
  useFailedLoad(made.hasFailed || coming.hasFailed, 'Error al cargar historial');
  const mayWrite = useMay(needing('distributor-registries.write'));
  const [dialog, setDialog] = useState<'schedule' | 'log' | null>(null);
  const done = () => {
    setDialog(null);
    void coming.reload();
    void made.reload();
  };
  return (
    <Card title="Llamadas">
      {mayWrite && isOpen ? (
        <Flex gap={2}>
          <Button variant="secondary" onClick={() => setDialog('schedule')}>
            Agendar llamada
          </Button>
          <Button variant="secondary" onClick={() => setDialog('log')}>
            Registrar llamada
          </Button>
        </Flex>
      ) : null}
      {coming.rows?.map((each) => (
        <Fact key={`s${each.id}`} label={`Agendada · ${formatMoment(each.scheduled_at)}`}>
          {[each.note, each.scheduled_by].filter(Boolean).join(' · ')}
        </Fact>
      ))}
      {made.rows?.length === 0 && coming.rows?.length === 0 ? <Muted>Todavía no se le ha llamado</Muted> : null}
      {made.rows?.map((each) => (
        <Fact key={`c${each.id}`} label={`${formatMoment(each.called_at)} · ${callOutcomeLabels[each.outcome]}`}>
          {[each.minutes > 0 ? `${each.minutes} min` : null, each.note, each.called_by].filter(Boolean).join(' · ')}
        </Fact>
      ))}
      {dialog === 'schedule' ? (
        <ScheduleDialog registryId={registryId} onClose={() => setDialog(null)} onDone={done} />
      ) : null}
      {dialog === 'log' ? <LogDialog registryId={registryId} onClose={() => setDialog(null)} onDone={done} /> : null}
    </Card>
  );
}

interface DialogProps {
  readonly registryId: number;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

function ScheduleDialog({ registryId, onClose, onDone }: DialogProps) {
  const { post } = useFetchClient();
  const act = useMutation();
  const [at, setAt] = useState('');
  const [note, setNote] = useState('');
  const submit = async () => {
    const input = { distributor_registry_id: registryId, scheduled_at: new Date(at).toISOString(), note: note || null };
    return act(() => post(schedules, input), 'Llamada agendada.');
  };
  return (
    <FormDialog
      title="Agendar llamada"
      submitLabel="Agendar"
      failedText="Error al agendar llamada"
      isIncomplete={at === ''}
      fields={['scheduled_at', 'note']}
      onSubmit={submit}
      onDone={onDone}
      onClose={onClose}
    >
      {(errorOf) => (
        <>
          <Field.Root name="scheduled_at" error={errorOf('scheduled_at')} required>
            <Field.Label>Fecha y hora</Field.Label>
            <TextInput type="datetime-local" value={at} onChange={(event) => setAt(event.target.value)} />
            <Field.Error />
          </Field.Root>
          <Field.Root name="note" error={errorOf('note')}>
            <Field.Label>Nota</Field.Label>
            <Textarea value={note} onChange={(event) => setNote(event.target.value)} />
            <Field.Error />
          </Field.Root>
        </>
      )}
    </FormDialog>
  );
}

function LogDialog({ registryId, onClose, onDone }: DialogProps) {
  const { post } = useFetchClient();
  const act = useMutation();
  const [outcome, setOutcome] = useState<string>('answered');
  const [minutes, setMinutes] = useState('0');
  const [note, setNote] = useState('');
  const submit = async () => {
    const input = { distributor_registry_id: registryId, outcome, minutes: Number(minutes), note: note || null };
    return act(() => post(calls, input), 'Llamada registrada.');
  };
  return (
    <FormDialog
      title="Registrar llamada"
      submitLabel="Registrar"
      failedText="Error al registrar llamada"
      fields={['outcome', 'minutes', 'note']}
      onSubmit={submit}
      onDone={onDone}
      onClose={onClose}
    >
      {(errorOf) => (
        <>
          <Field.Root name="outcome" error={errorOf('outcome')} required>
            <Field.Label>Resultado</Field.Label>
            <SingleSelect value={outcome} onChange={(value) => setOutcome(String(value))}>
              {Object.entries(callOutcomeLabels).map(([key, label]) => (
                <SingleSelectOption key={key} value={key}>
                  {label}
                </SingleSelectOption>
              ))}
            </SingleSelect>
            <Field.Error />
          </Field.Root>
          <Field.Root name="minutes" error={errorOf('minutes')}>
            <Field.Label>Minutos</Field.Label>
            <TextInput type="number" min={0} value={minutes} onChange={(event) => setMinutes(event.target.value)} />
            <Field.Error />
          </Field.Root>
          <Field.Root name="note" error={errorOf('note')}>
            <Field.Label>Nota</Field.Label>
            <Textarea value={note} onChange={(event) => setNote(event.target.value)} />
            <Field.Error />
          </Field.Root>
        </>
      )}
    </FormDialog>
  );
}
