import { Button, Flex, Typography } from '@strapi/design-system';
import { useFetchClient } from '@strapi/strapi/admin';
import {
  Card,
  FormDialog,
  formatDay,
  TextField,
  useAsyncAction,
  useFailedLoad,
  useMutation,
  useMutationWithToast,
  usePage,
} from '@mayorista/kernel/panel';
import { useState } from 'react';
import type { ItemOf } from '@mayorista/config/answers';
import { PageLink } from '../PageLink';
import { daysText } from '../users/VacationsTab';

type Waiting = ItemOf<'GET /vacation-requests'>;

/** Requests of others that wait for whoever looks: those of whom one is the functional chief, all of them for personnel. */
export function ToDecide({ employeeId }: { readonly employeeId: number }) {
  const waiting = usePage<Waiting>(
    '/workforce/vacation-requests?state=requested&per_page=50&order_by=starts_on&order_direction=asc',
  );
  useFailedLoad(waiting.hasFailed, 'No se pudieron cargar las solicitudes por decidir');
  const rows = (waiting.rows ?? []).filter(({ employee_id: id }) => id !== employeeId);
  if (rows.length === 0) return null;
  return (
    <Card title={`Por decidir (${rows.length})`}>
      {rows.map((each) => (
        <Line key={each.id} request={each} reload={waiting.reload} />
      ))}
    </Card>
  );
}

interface LineProps {
  readonly request: Waiting;
  readonly reload: () => Promise<void>;
}

function Line({ request, reload }: LineProps) {
  const { put } = useFetchClient();
  const act = useMutationWithToast();
  const { isBusy, during } = useAsyncAction();
  const [isRejecting, setIsRejecting] = useState(false);
  const name = request.employee?.name ?? '';
  const path = `/workforce/vacation-request-states/${request.id}`;
  const approve = () =>
    during(async () => {
      if ((await act(() => put(path, { state: 'approved' }), 'Vacaciones aprobadas')) === null) await reload();
    });
  return (
    <Flex justifyContent="space-between" gap={4} wrap="wrap">
      <Flex direction="column" alignItems="flex-start">
        <PageLink to={`/plugins/workforce/vacation-requests/${request.id}`}>{name}</PageLink>
        <Typography variant="pi" textColor="neutral600">
          {`${formatDay(request.starts_on)} a ${formatDay(request.ends_on)} · ${daysText(request.days)}`}
        </Typography>
        {request.note !== null && <Typography variant="pi">{`«${request.note}»`}</Typography>}
      </Flex>
      <Flex gap={2}>
        <Button
          variant="success-light"
          size="S"
          loading={isBusy}
          aria-label={`Aprobar las de ${name}`}
          onClick={() => void approve()}
        >
          Aprobar
        </Button>
        <Button
          variant="danger-light"
          size="S"
          disabled={isBusy}
          aria-label={`Rechazar las de ${name}`}
          onClick={() => setIsRejecting(true)}
        >
          Rechazar
        </Button>
      </Flex>
      {isRejecting && (
        <RejectDialog
          name={name}
          path={path}
          onClose={() => setIsRejecting(false)}
          onDone={() => {
            setIsRejecting(false);
            void reload();
          }}
        />
      )}
    </Flex>
  );
}

interface RejectProps {
  readonly name: string;
  readonly path: string;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

function RejectDialog({ name, path, onClose, onDone }: RejectProps) {
  const { put } = useFetchClient();
  const act = useMutation();
  const [reason, setReason] = useState('');
  const submit = () => act(() => put(path, { state: 'rejected', reason }), 'Vacaciones rechazadas');
  return (
    <FormDialog
      title={`Rechazar las vacaciones de ${name}`}
      submitLabel="Rechazar"
      isDangerous
      fields={['reason']}
      isIncomplete={reason.trim() === ''}
      onSubmit={submit}
      onDone={onDone}
      onClose={onClose}
    >
      {(errorOf) => (
        <TextField
          name="reason"
          label="Motivo"
          hint="Lo lee quien las pidió"
          value={reason}
          isRequired
          maxLength={500}
          error={errorOf('reason')}
          onChange={setReason}
        />
      )}
    </FormDialog>
  );
}
