import { Flex } from '@strapi/design-system';
import { Layouts, Page } from '@strapi/strapi/admin';
import { useMemo, useState } from 'react';
import { shapeTitles } from '../../../../shared/shape';
import { ListStatus } from '../../reading/ListStatus';
import { SearchField } from '../../fields/SearchField';
import { usePage } from '../../reading/use-page';
import { ViewButtons } from '../../ViewButtons';
import { useFailedLoad } from '../../acting/use-tell';
import { useUrlFilters } from '../../use-url-filters';
import type { AnyAnswer, RecordPages } from '../options';
import { BulkActions } from './BulkActions';
import { ExportButton } from './ExportButton';
import { FilterBar } from './FilterBar';
import { isNarrowed, listPath, listQueryOf, noListFilters, readListFilters, type ListFilters } from './list-query';
import { ListPager } from './ListPager';
import { NewButton } from './NewButton';
import { RecordCards } from './RecordCards';
import { RecordTable } from './RecordTable';
import { useBulkActions } from './use-bulk-actions';

/** Renders the list of a kind of record: filters, search, order and page stand in the address bar. */
export function ListPage({ pages }: { readonly pages: RecordPages }) {
  const { shape, slots } = pages;
  const titles = shapeTitles(shape);
  const none = useMemo(() => noListFilters(shape), [shape]);
  const read = useMemo(() => readListFilters(shape), [shape]);
  const [filters, change] = useUrlFilters({ none, read });
  const list = usePage<AnyAnswer>(listPath(shape, filters));
  useFailedLoad(list.hasFailed, slots.texts?.notListed ?? `No se pudieron cargar: ${titles.many.toLowerCase()}`);
  const rows = list.hasFailed ? [] : (list.rows ?? []);
  const Toolbar = slots.list?.toolbar;

  return (
    <Page.Main>
      <Page.Title>{titles.many}</Page.Title>
      <Layouts.Header
        title={titles.many}
        primaryAction={pages.isBegunElsewhere ? undefined : <NewButton pages={pages} />}
      />
      <Layouts.Action
        startActions={
          <Flex gap={2} wrap="wrap">
            {shape.list.search.length > 0 && (
              <SearchField
                value={filters.search}
                label={`Buscar ${titles.many.toLowerCase()}`}
                placeholder="Buscar"
                onSearch={(search) => change({ search })}
              />
            )}
            <FilterBar shape={shape} filters={filters} onChange={change} />
            {Toolbar !== undefined && <Toolbar />}
          </Flex>
        }
        endActions={<ListActions pages={pages} filters={filters} onChange={change} />}
      />
      <Layouts.Content>
        <ListStatus
          state={list}
          empty={isNarrowed(shape, filters) ? 'Nada coincide con lo que buscas' : 'Todavía no hay ningún registro'}
        />
        <Records pages={pages} rows={rows} filters={filters} onChange={change} reload={list.reload} />
        {list.pagination !== null && rows.length > 0 && (
          <ListPager pagination={list.pagination} pageSize={filters.per_page} onChange={change} />
        )}
      </Layouts.Content>
    </Page.Main>
  );
}

interface ActionsProps {
  readonly pages: RecordPages;
  readonly filters: ListFilters;
  readonly onChange: (change: Partial<ListFilters>) => void;
}

/** Renders how the list is looked at, where there is a choice, and its export. */
const ListActions = ({ pages: { shape, slots }, filters, onChange }: ActionsProps) => (
  <Flex gap={2}>
    {slots.list?.card !== undefined && (
      <ViewButtons
        isGrid={filters.view === 'cards'}
        onChange={(isGrid) => onChange({ view: isGrid ? 'cards' : 'rows' })}
      />
    )}
    <ExportButton shape={shape} query={listQueryOf(shape, filters)} />
  </Flex>
);

interface RecordsProps extends ActionsProps {
  readonly rows: readonly AnyAnswer[];
  readonly reload: () => Promise<void>;
}

/** Renders the records found, and what can be done with those that are chosen. */
function Records({ pages, rows, filters, onChange, reload }: RecordsProps) {
  const [selected, setSelected] = useState<ReadonlySet<number>>(new Set());
  const actions = useBulkActions(pages);
  const chosen = rows.filter(({ id }) => selected.has(id));
  const isChoosing = actions.length > 0;
  const { card } = pages.slots.list ?? {};
  if (rows.length === 0) return null;
  if (card !== undefined && filters.view === 'cards') return <RecordCards pages={pages} rows={rows} card={card} />;
  return (
    <Flex direction="column" alignItems="stretch" gap={3}>
      {isChoosing && (
        <BulkActions
          pages={pages}
          rows={chosen}
          actions={actions}
          onDone={async (left) => {
            setSelected(new Set(left));
            await reload();
          }}
        />
      )}
      <RecordTable
        pages={pages}
        rows={rows}
        filters={filters}
        selection={isChoosing ? { selected, onSelect: setSelected } : null}
        onChange={onChange}
      />
    </Flex>
  );
}
