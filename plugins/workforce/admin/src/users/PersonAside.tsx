import { Button, Flex, Typography } from '@strapi/design-system';
import { useFetchClient } from '@strapi/strapi/admin';
import {
  Card,
  formatMoment,
  FormDialog,
  Muted,
  TextField,
  useAsyncAction,
  useMay,
  useMutation,
  useMutationWithToast,
  usePage,
} from '@mayorista/kernel/panel';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { AnswerTo, ItemOf } from '@mayorista/config/answers';
import { erases, exports, readsAccesses, readsSessions } from '../permissions';
import type { UserAnswer } from './user-answer';
import { PageLink } from '../PageLink';

type Session = ItemOf<'GET /person-sessions'>;

/** Beside a person: what they may do, from where they are logged in, their data. */
export function PersonAside({ user }: { readonly user: UserAnswer }) {
  const [mayRead, maySee] = [useMay(readsAccesses), useMay(readsSessions)];
  return (
    <>
      <Card title="Accesos">
        {mayRead && <PageLink to={`/plugins/workforce/accesos?persona=${user.id}`}>Qué puede hacer y por qué</PageLink>}
        {user.employee !== undefined && (
          <PageLink to={`/plugins/workforce/employees/${user.employee.id}`}>Expediente de empleado</PageLink>
        )}
      </Card>
      {maySee && <Sessions userId={user.id} />}
      <PersonalData user={user} />
    </>
  );
}

function Sessions({ userId }: { readonly userId: number }) {
  const sessions = usePage<Session>(`/people/person-sessions?user_id=${userId}`);
  const { del } = useFetchClient();
  const act = useMutationWithToast();
  const end = async (id: string) => {
    const failure = await act(() => del(`/people/person-sessions/${id}?user_id=${userId}`), 'Sesión cerrada');
    if (failure === null) await sessions.reload();
  };
  // Those of the house's people are personnel's.
  if (sessions.hasFailed) return null;
  const rows = sessions.rows ?? [];
  return (
    <Card title="Sesiones abiertas">
      {rows.length === 0 && <Muted>Ninguna</Muted>}
      {rows.map(({ id, device, address, used_at: used }) => (
        <Flex key={id} justifyContent="space-between" gap={2}>
          <Flex direction="column" alignItems="flex-start">
            <Typography>{device}</Typography>
            <Typography variant="pi" textColor="neutral600">
              {[formatMoment(used), address].filter(Boolean).join(' · ')}
            </Typography>
          </Flex>
          <Button variant="tertiary" size="S" onClick={() => void end(id)}>
            Cerrar
          </Button>
        </Flex>
      ))}
    </Card>
  );
}

function PersonalData({ user }: { readonly user: UserAnswer }) {
  const [mayExport, mayErase] = [useMay(exports), useMay(erases)];
  const { post } = useFetchClient();
  const act = useMutationWithToast();
  const { isBusy, during } = useAsyncAction();
  const [isErasing, setIsErasing] = useState(false);
  const download = () =>
    during(async () => {
      await act(async () => {
        const { data } = await post<AnswerTo<'POST /personal-data-exports'>>('/people/personal-data-exports', {
          user_id: user.id,
        });
        save(`datos-personales-${user.id}.json`, JSON.stringify(data.data, null, 2));
      }, 'Datos entregados');
    });
  if (!mayExport && !mayErase) return null;
  return (
    <Card title="Datos personales">
      {mayExport && (
        <Button variant="tertiary" loading={isBusy} onClick={() => void download()}>
          Descargar sus datos
        </Button>
      )}
      {mayErase && (
        <Button variant="danger-light" onClick={() => setIsErasing(true)}>
          Borrar sus datos
        </Button>
      )}
      {isErasing && <EraseDialog user={user} onClose={() => setIsErasing(false)} />}
    </Card>
  );
}

/** Hands a text over as a file. */
function save(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  Object.assign(link, { href: url, download: name });
  link.click();
  URL.revokeObjectURL(url);
}

function EraseDialog({ user, onClose }: { readonly user: UserAnswer; readonly onClose: () => void }) {
  const { post } = useFetchClient();
  const act = useMutation();
  const navigate = useNavigate();
  const [email, setEmail] = useState('');
  const [reason, setReason] = useState('');
  const submit = async () => {
    const body = { user_id: user.id, email, reason };
    return act(() => post('/people/personal-data-erasures', body), 'Datos borrados');
  };
  return (
    <FormDialog
      title={`Borrar los datos de ${user.full_name}`}
      submitLabel="Borrar para siempre"
      isDangerous
      fields={['email', 'reason']}
      isIncomplete={email === '' || reason.length < 5}
      onSubmit={submit}
      onDone={() => void navigate('/plugins/workforce/usuarios')}
      onClose={onClose}
    >
      {(errorOf) => (
        <>
          <Typography>
            Se borran nombre, papeles, direcciones, teléfonos, documentos e historial. Quedan las facturas y los
            pedidos, que tienen sus propias copias. No se puede deshacer.
          </Typography>
          <TextField
            name="email"
            label="Escribe el correo de la cuenta"
            value={email}
            error={errorOf('email')}
            onChange={setEmail}
          />
          <TextField name="reason" label="Motivo" value={reason} error={errorOf('reason')} onChange={setReason} />
        </>
      )}
    </FormDialog>
  );
}
