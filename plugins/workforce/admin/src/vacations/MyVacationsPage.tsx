import { Box, Button, Flex, Grid } from '@strapi/design-system';
import { Plus } from '@strapi/icons';
import { Layouts, Page, useFetchClient } from '@strapi/strapi/admin';
import {
  Card,
  formatDay,
  HeadedTable,
  Muted,
  NotRead,
  useAsyncAction,
  useMutationWithToast,
  useRead,
} from '@mayorista/kernel/panel';
import { StateBadge } from '@mayorista/kernel/panel/records';
import { useState } from 'react';
import type { DataOf } from '@mayorista/config/answers';
import { vacationRequest } from '../../../shared';
import { PageLink } from '../PageLink';
import { readsVacations } from '../permissions';
import { AskDialog } from './AskDialog';
import { Balance, Cell, Grants, NumberCell, type Vacations } from './Balance';
import { ToDecide } from './ToDecide';

type Mine = DataOf<'GET /my-vacations'>;

/** 'Mis vacaciones': what is left, the way to ask for them, what was asked for, and what waits for one's own decision. */
export const MyVacationsPage = () => (
  <Page.Protect permissions={readsVacations}>
    <MyVacations />
  </Page.Protect>
);

function MyVacations() {
  const mine = useRead<Mine>('/workforce/my-vacations');
  const [isAsking, setIsAsking] = useState(false);
  if (mine.failure !== null)
    return (
      <NotRead
        title="Mis vacaciones"
        missing="Esta cuenta no es la de un empleado: pide a Recursos humanos que la anote en tu expediente, en «Cuenta del panel»"
        failure={mine.failure}
        onRetry={() => void mine.reload()}
      />
    );
  if (mine.data === null) return <Page.Loading />;
  const { employee, requests, grants } = mine.data;
  const who = employee.deciders.map(({ name }) => name).join(', ');
  return (
    <>
      <Page.Title>Mis vacaciones</Page.Title>
      <Page.Main>
        <Layouts.Header
          title="Mis vacaciones"
          subtitle={[employee.name, employee.job_name].filter(Boolean).join(' · ')}
          primaryAction={
            <Button startIcon={<Plus />} onClick={() => setIsAsking(true)}>
              Pedir vacaciones
            </Button>
          }
        />
        <Layouts.Content>
          <Grid.Root gap={6}>
            <Grid.Item col={8} s={12} xs={12} direction="column" alignItems="stretch" gap={4}>
              <ToDecide employeeId={employee.id} />
              <Requests requests={requests} reload={mine.reload} />
              <Grants grants={grants} />
            </Grid.Item>
            <Grid.Item col={4} s={12} xs={12} direction="column" alignItems="stretch" gap={4}>
              <Balance vacations={mine.data} />
              <Card title="Quién decide">
                <Muted>{who === '' ? 'Recursos humanos' : `${who}, o Recursos humanos`}</Muted>
                <PageLink to="/plugins/workforce/calendario">Calendario de vacaciones</PageLink>
              </Card>
            </Grid.Item>
          </Grid.Root>
        </Layouts.Content>
      </Page.Main>
      {isAsking && (
        <AskDialog
          available={mine.data.available}
          onClose={() => setIsAsking(false)}
          onDone={() => {
            setIsAsking(false);
            void mine.reload();
          }}
        />
      )}
    </>
  );
}

interface RequestsProps {
  readonly requests: Vacations['requests'];
  readonly reload: () => Promise<void>;
}

function Requests({ requests, reload }: RequestsProps) {
  return (
    <Card title="Lo que has pedido">
      {requests.length === 0 && <Muted>Todavía no has pedido vacaciones.</Muted>}
      {requests.length > 0 && (
        <Box overflow="auto">
          <HeadedTable
            rowCount={requests.length}
            headings={['Fechas', 'Días hábiles', 'Estado', 'Acciones']}
            numeric={['Días hábiles']}
          >
            {requests.map((each) => (
              <tr key={each.id}>
                <Cell>
                  <PageLink to={`/plugins/workforce/vacation-requests/${each.id}`}>
                    {`${formatDay(each.starts_on)} a ${formatDay(each.ends_on)}`}
                  </PageLink>
                </Cell>
                <NumberCell>{each.days}</NumberCell>
                <Cell>
                  <StateBadge shape={vacationRequest} state={each.state} />
                </Cell>
                <Cell>
                  <Cancel request={each} reload={reload} />
                </Cell>
              </tr>
            ))}
          </HeadedTable>
        </Box>
      )}
    </Card>
  );
}

/** The button that takes a request back, while the days have not begun. */
function Cancel({
  request,
  reload,
}: { readonly request: Vacations['requests'][number] } & Pick<RequestsProps, 'reload'>) {
  const { put } = useFetchClient();
  const act = useMutationWithToast();
  const { isBusy, during } = useAsyncAction();
  const isOver = request.state === 'approved' && request.starts_on <= new Date().toLocaleDateString('sv');
  if (!['requested', 'approved'].includes(request.state) || isOver) return null;
  const cancel = () =>
    during(async () => {
      const path = `/workforce/vacation-request-states/${request.id}`;
      const failure = await act(() => put(path, { state: 'cancelled' }), 'Solicitud cancelada');
      if (failure === null) await reload();
    });
  return (
    <Flex>
      <Button
        variant="danger-light"
        size="S"
        loading={isBusy}
        aria-label={`Cancelar las del ${formatDay(request.starts_on)}`}
        onClick={() => void cancel()}
      >
        Cancelar
      </Button>
    </Flex>
  );
}
