import { Badge, Box, Button, Flex, Grid, Td, Tr, Typography } from '@strapi/design-system';
import { Plus } from '@strapi/icons';
import { Layouts, Page } from '@strapi/strapi/admin';
import {
  CardLink,
  ChoiceField,
  HeadedTable,
  ListStatus,
  Pager,
  SearchField,
  useFailedLoad,
  usePage,
  ViewButtons,
} from '@mayorista/kernel/panel';
import { userTypes } from '@mayorista/people/shared';
import type { ReactNode } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import type { ItemOf } from '@mayorista/config/answers';
import { PageLink } from '../PageLink';

export type ListedUser = ItemOf<'GET /users'>;

/** What the address bar says, as the call is asked. */
function listQuery(params: URLSearchParams, isGrid: boolean): string {
  const [search, type] = [params.get('q') ?? '', params.get('tipo') ?? ''];
  const query = new URLSearchParams({
    page: params.get('page') ?? '1',
    per_page: isGrid ? '24' : '20',
    order_by: 'name',
    ...(search === '' ? {} : { omniSearchQuery: search }),
    ...(type === '' ? {} : { user_type: type }),
  });
  return query.toString();
}

/** 'Usuarios' as a list or as cards, narrowed by what the address bar says. */
export function UsersPage() {
  const [params, setParams] = useSearchParams();
  const navigate = useNavigate();
  const isGrid = params.get('vista') === 'tarjetas';
  const type = params.get('tipo') ?? '';
  const change = (name: string, value: string) => {
    const next = new URLSearchParams(params);
    if (value === '') next.delete(name);
    else next.set(name, value);
    if (name !== 'page') next.delete('page');
    setParams(next);
  };
  const users = usePage<ListedUser>(`/people/users?${listQuery(params, isGrid)}`);
  useFailedLoad(users.hasFailed, 'Error al intentar mostrar empleados');
  const rows = users.hasFailed ? [] : (users.rows ?? []);
  return (
    <>
      <Page.Title>Usuarios</Page.Title>
      <Page.Main>
        <Layouts.Header
          title="Usuarios"
          subtitle="Personas con acceso: personal, clientes y administradores"
          primaryAction={
            <Button startIcon={<Plus />} onClick={() => void navigate('nuevo')}>
              Nueva persona
            </Button>
          }
        />
        <Layouts.Action
          startActions={
            <Flex gap={4} alignItems="flex-end" wrap="wrap">
              <SearchField
                label="Buscar usuarios"
                placeholder="Nombre, correo, RFC o teléfono"
                value={params.get('q') ?? ''}
                onSearch={(text) => change('q', text)}
              />
              <Box width="200px">
                <ChoiceField
                  name="tipo"
                  label="Tipo"
                  value={type}
                  choices={userTypes}
                  isOptional
                  placeholder="Todos"
                  onChange={(next) => change('tipo', next)}
                />
              </Box>
            </Flex>
          }
          endActions={<ViewButtons isGrid={isGrid} onChange={(next) => change('vista', next ? 'tarjetas' : '')} />}
        />
        <Layouts.Content>
          <ListStatus state={users} empty="Nadie coincide con lo que buscas" />
          {rows.length > 0 && (isGrid ? <UserCards users={rows} /> : <UserTable users={rows} />)}
          {users.pagination !== null && users.pagination.total > 0 && (
            <Pager pagination={users.pagination} onPage={(page) => change('page', String(page))} />
          )}
        </Layouts.Content>
      </Page.Main>
    </>
  );
}

const roleNames = ({ roles }: ListedUser): string => roles.map(({ name }) => name).join(', ') || 'Sin función';
const typeName = ({ user_type: type }: ListedUser): string => (type === null ? '' : userTypes[type]);

const UserTable = ({ users }: { readonly users: readonly ListedUser[] }) => (
  <HeadedTable rowCount={users.length} headings={['Nombre', 'Correo', 'RFC', 'Tipo', 'Funciones', 'Acceso']}>
    {users.map((user) => (
      <Tr key={user.id}>
        <Cell>
          <PageLink to={String(user.id)}>{user.full_name || user.username}</PageLink>
        </Cell>
        <Cell>{user.email}</Cell>
        <Cell>{user.rfc ?? ''}</Cell>
        <Cell>{typeName(user)}</Cell>
        <Cell>{roleNames(user)}</Cell>
        <Cell>{user.blocked ? <Badge>Bloqueado</Badge> : 'Sí'}</Cell>
      </Tr>
    ))}
  </HeadedTable>
);

const Cell = ({ children }: { readonly children: ReactNode }) => (
  <Td>
    <Typography>{children}</Typography>
  </Td>
);

const UserCards = ({ users }: { readonly users: readonly ListedUser[] }) => (
  <Grid.Root gap={4}>
    {users.map((user) => (
      <Grid.Item key={user.id} col={3} s={6} xs={12} alignItems="stretch">
        <CardLink to={String(user.id)}>
          <Initials aria-hidden>{initials(user.full_name || user.username)}</Initials>
          <Flex direction="column" alignItems="flex-start" gap={1}>
            <Typography fontWeight="bold">{user.full_name || user.username}</Typography>
            <Typography variant="pi" textColor="neutral600">
              {roleNames(user)}
            </Typography>
            <Typography variant="pi" textColor="neutral600" style={{ overflowWrap: 'anywhere' }}>
              {user.email}
            </Typography>
            {user.blocked && <Badge>Bloqueado</Badge>}
          </Flex>
        </CardLink>
      </Grid.Item>
    ))}
  </Grid.Root>
);

const initials = (name: string): string =>
  name
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => word.charAt(0).toUpperCase())
    .join('');

const Initials = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  width: 4rem;
  height: 4rem;
  border-radius: 50%;
  background: ${({ theme }) => theme.colors.primary100};
  color: ${({ theme }) => theme.colors.primary600};
  font-size: 1.4rem;
  font-weight: 600;
`;
