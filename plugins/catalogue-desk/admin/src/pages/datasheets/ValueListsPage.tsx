import { Box, Button, Td, TextButton, Tr, Typography } from '@strapi/design-system';
import { Pencil, Plus } from '@strapi/icons';
import {
  formatNumber,
  HeadedTable,
  ListStatus,
  Pager,
  SearchField,
  useFailedLoad,
  useMay,
  usePage,
  useUrlFilters,
} from '@mayorista/kernel/panel';
import { textOf, wholeOf } from '@mayorista/kernel/panel/filters';
import { Layouts, Page } from '@strapi/strapi/admin';
import { useCallback, useState } from 'react';
import { ValueListDialog } from '../../components/ValueListDialog';
import type { ValueList } from '../../datasheets/datasheet';
import { categoriesText } from '../../datasheets/texts';
import { writesDatasheets } from '../../permissions';
import { contentId } from '../../plugin-id';
import { CatalogueTabs } from '../CatalogueTabs';

const none = { search: '', page: 1 };
const read = ({ search, page }: Readonly<Record<string, unknown>>) => ({
  search: textOf(search),
  page: wholeOf(page) ?? 1,
});
const perPage = 20;

/** 'Listas de valores': the choices that characteristics of any datasheet offer. */
export function ValueListsPage() {
  const [{ search, page }, narrow] = useUrlFilters({ view: 'listas-de-valores', none, read });
  const mayWrite = useMay(writesDatasheets);
  const [edited, setEdited] = useState<ValueList | 'new' | null>(null);
  const query = new URLSearchParams({ page: String(page), per_page: String(perPage), omniSearchQuery: search });
  const lists = usePage<ValueList>(`/${contentId}/datasheet-lists?${query.toString()}`);
  useFailedLoad(lists.hasFailed, 'No se pudieron cargar las listas de valores');
  const onSearch = useCallback((text: string) => narrow({ search: text }), [narrow]);
  const rows = lists.rows ?? [];

  return (
    <Page.Main>
      <Page.Title>Listas de valores</Page.Title>
      <Layouts.Header
        title="Listas de valores"
        subtitle="Las opciones que ofrecen las características de tipo lista"
        primaryAction={
          mayWrite ? (
            <Button startIcon={<Plus />} onClick={() => setEdited('new')}>
              Nueva lista
            </Button>
          ) : undefined
        }
      />
      <CatalogueTabs />
      <Layouts.Action
        startActions={
          <Box width="32rem" maxWidth="100%">
            <SearchField value={search} label="Buscar listas" placeholder="Nombre de la lista" onSearch={onSearch} />
          </Box>
        }
      />
      <Layouts.Content>
        <ListStatus
          state={lists}
          empty={search === '' ? 'Todavía no hay listas de valores' : 'Ninguna lista coincide con lo que buscas'}
        />
        {rows.length > 0 && <ListTable lists={rows} onEdit={mayWrite ? setEdited : null} />}
        {lists.pagination !== null && rows.length > 0 && (
          <Pager pagination={lists.pagination} onPage={(next) => narrow({ page: next })} />
        )}
      </Layouts.Content>
      {edited !== null && (
        <ValueListDialog
          list={edited === 'new' ? null : edited}
          onClose={() => setEdited(null)}
          onSaved={() => {
            setEdited(null);
            void lists.reload();
          }}
        />
      )}
    </Page.Main>
  );
}

interface TableProps {
  readonly lists: readonly ValueList[];
  /** Null for who may only look. */
  readonly onEdit: ((list: ValueList) => void) | null;
}

const columns = ['Nombre', 'Opciones', 'Cuáles'];

const ListTable = ({ lists, onEdit }: TableProps) => (
  <HeadedTable headings={columns} rowCount={lists.length}>
    {lists.map((list) => (
      <Tr key={list.id}>
        <Td>
          {onEdit === null ? (
            <Typography fontWeight="semiBold">{list.name}</Typography>
          ) : (
            <TextButton startIcon={<Pencil aria-hidden />} onClick={() => onEdit(list)}>
              {list.name}
            </TextButton>
          )}
        </Td>
        <Td>
          <Typography>{formatNumber(list.options.length)}</Typography>
        </Td>
        <Td style={{ whiteSpace: 'normal' }}>
          <Typography textColor="neutral600">
            {categoriesText(list.options.map(({ es }, id) => ({ id, name: es })))}
          </Typography>
        </Td>
      </Tr>
    ))}
  </HeadedTable>
);
