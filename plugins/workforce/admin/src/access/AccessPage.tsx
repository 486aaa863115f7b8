import { Badge, Box, Flex, Grid, Typography } from '@strapi/design-system';
import { Layouts, Page } from '@strapi/strapi/admin';
import {
  Card,
  HeadedTable,
  ListStatus,
  Muted,
  Pager,
  RecordPicker,
  SearchField,
  useFailedLoad,
  usePage,
  useRead,
} from '@mayorista/kernel/panel';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import type { DataOf, ItemOf, Named } from '@mayorista/config/answers';
import { PageLink } from '../PageLink';
import { readsAccesses } from '../permissions';
import type { ListedUser } from '../users/UsersPage';
import { isFound, PermissionButton, textOf, usePermissionTexts } from './permission-texts';

type HeldRole = Named<'HeldRole'>;
type Access = DataOf<'GET /user-accesses/{id}'>;
type Holder = ItemOf<'GET /permission-holders'>;

/** 'Accesos': for a person what they may do and why, for a permission who holds it. */
export const AccessPage = () => (
  <Page.Protect permissions={readsAccesses}>
    <Accesses />
  </Page.Protect>
);

function Accesses() {
  const [params, setParams] = useSearchParams();
  const person = Number(params.get('persona')) || null;
  const code = params.get('permiso');
  return (
    <>
      <Page.Title>Accesos</Page.Title>
      <Page.Main>
        <Layouts.Header title="Accesos" subtitle="Qué puede hacer cada quién, y por qué función o puesto" />
        <Layouts.Content>
          <Grid.Root gap={6}>
            <Grid.Item col={6} s={12} xs={12} direction="column" alignItems="stretch" gap={4}>
              <Card title="De una persona">
                <RecordPicker<ListedUser>
                  path="/people/users"
                  label="Persona"
                  placeholder="Nombre, correo, RFC o teléfono"
                  value={person}
                  nameOf={({ full_name: name, username }) => name || username}
                  onChange={(id) => setParams(id === null ? {} : { persona: String(id) })}
                />
                {person === null ? (
                  <Muted>Elige a una persona.</Muted>
                ) : (
                  <PersonAccess id={person} onCode={(next) => setParams({ persona: String(person), permiso: next })} />
                )}
              </Card>
            </Grid.Item>
            <Grid.Item col={6} s={12} xs={12} direction="column" alignItems="stretch" gap={4}>
              <Card title="De un permiso">
                <Codes
                  code={code}
                  onCode={(next) => setParams((last) => ({ ...Object.fromEntries(last), permiso: next }))}
                />
                {code !== null && <Holders key={code} code={code} />}
              </Card>
            </Grid.Item>
          </Grid.Root>
        </Layouts.Content>
      </Page.Main>
    </>
  );
}

function PersonAccess({ id, onCode }: { readonly id: number; readonly onCode: (code: string) => void }) {
  const { data: access, failure } = useRead<Access>(`/people/user-accesses/${id}`);
  useFailedLoad(failure !== null, 'No se pudieron cargar los accesos');
  const [search, setSearch] = useState('');
  const texts = usePermissionTexts();
  if (access === null) return null;
  const shown = access.permissions.filter(({ code }) => isFound(search, code, texts));
  return (
    <>
      <PageLink to={`/plugins/workforce/usuarios/${access.id}`}>{access.full_name || access.username}</PageLink>
      {access.is_blocked && (
        <Badge backgroundColor="danger100" textColor="danger600">
          Bloqueado: no puede nada
        </Badge>
      )}
      <Flex gap={2} wrap="wrap">
        {access.roles.map((role) => (
          <Badge key={`${role.type} ${role.source}`}>{`${role.name} · ${role.source}`}</Badge>
        ))}
      </Flex>
      <SearchField label="Buscar permisos de la persona" placeholder="Permiso" value={search} onSearch={setSearch} />
      <Typography variant="pi" textColor="neutral600">{`${shown.length} permisos`}</Typography>
      <Box maxHeight="60vh" overflow="auto">
        <HeadedTable headings={['Permiso', 'Por qué']} rowCount={shown.length}>
          {shown.map(({ code, because }) => (
            <tr key={code}>
              <Cell>
                <PermissionButton code={code} texts={texts} onCode={onCode} />
              </Cell>
              <Cell>{reasons(because)}</Cell>
            </tr>
          ))}
        </HeadedTable>
      </Box>
    </>
  );
}

const reasons = (because: readonly HeldRole[]): string =>
  [
    ...new Set(
      because.map(({ name, source }) =>
        source === 'Todo el mundo' ? source : `${name} (${source.charAt(0).toLowerCase()}${source.slice(1)})`,
      ),
    ),
  ].join('; ');

function Codes({ code, onCode }: { readonly code: string | null; readonly onCode: (code: string) => void }) {
  const texts = usePermissionTexts();
  const [search, setSearch] = useState('');
  const found = [...texts.keys()].filter((each) => isFound(search, each, texts)).slice(0, 12);
  return (
    <>
      <SearchField
        label="Buscar un permiso"
        placeholder="Qué permite, por ejemplo ajustar existencias"
        value={search}
        onSearch={setSearch}
      />
      {search !== '' && (
        <Flex direction="column" alignItems="flex-start" gap={2}>
          {found.length === 0 && <Muted>Ningún permiso coincide.</Muted>}
          {found.map((each) => (
            <PermissionButton key={each} code={each} texts={texts} onCode={onCode} />
          ))}
        </Flex>
      )}
      {code === null && <Muted>Busca un permiso para ver quién lo tiene.</Muted>}
    </>
  );
}

function Holders({ code }: { readonly code: string }) {
  const [page, setPage] = useState(1);
  const texts = usePermissionTexts();
  const holders = usePage<Holder>(`/people/permission-holders?code=${code}&page=${page}&per_page=20`);
  useFailedLoad(holders.hasFailed, 'No se pudo cargar quién tiene este permiso');
  const rows = holders.rows ?? [];
  return (
    <>
      <Typography fontWeight="bold">{textOf(code, texts)}</Typography>
      <Typography variant="pi" textColor="neutral600">
        {code}
      </Typography>
      <ListStatus state={holders} empty="Nadie lo tiene por su función: solo el panel o todo el mundo" />
      {rows.length > 0 && (
        <HeadedTable headings={['Persona', 'Por qué']} rowCount={rows.length}>
          {rows.map((holder) => (
            <tr key={holder.id}>
              <Cell>
                <PageLink to={`/plugins/workforce/usuarios/${holder.id}`}>
                  {holder.full_name || holder.username}
                </PageLink>
              </Cell>
              <Cell>{reasons(holder.because)}</Cell>
            </tr>
          ))}
        </HeadedTable>
      )}
      {holders.pagination !== null && holders.pagination.pageCount > 1 && (
        <Pager pagination={holders.pagination} onPage={setPage} />
      )}
    </>
  );
}

const Cell = styled.td`
  padding: ${({ theme }) => `${theme.spaces[2]} ${theme.spaces[4]}`};
  font-size: 1.3rem;
  white-space: normal;
`;
