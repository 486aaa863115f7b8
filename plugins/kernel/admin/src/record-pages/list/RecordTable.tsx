import { Checkbox, Flex, Link, Table, Tbody, Td, Th, Thead, Tr, Typography } from '@strapi/design-system';
import { useIsMobile } from '@strapi/strapi/admin';
import type { MouseEvent } from 'react';
import { Link as RouterLink, useLocation, useNavigate } from 'react-router-dom';
import type { AnyAnswer, RecordPages } from '../options';
import { stateInSight, type ListFilters } from './list-query';
import { listColumns, type ListColumn } from './list-columns';
import { OrderHeading } from './OrderHeading';

interface Selection {
  readonly selected: ReadonlySet<number>;
  readonly onSelect: (selected: ReadonlySet<number>) => void;
}

interface Props {
  readonly pages: RecordPages;
  readonly rows: readonly AnyAnswer[];
  readonly filters: ListFilters;
  /** Null where nothing can be done with several records. */
  readonly selection: Selection | null;
  readonly onChange: (change: Partial<ListFilters>) => void;
}

/** Renders a page of records; headings order the list, rows open their record. */
export function RecordTable({ pages, rows, filters, selection, onChange }: Props) {
  const all = listColumns(pages);
  const columns = useIsMobile() ? stateInSight(all) : all;
  const selected = rows.filter(({ id }) => selection?.selected.has(id) === true).length;
  return (
    <Table colCount={columns.length + (selection === null ? 0 : 1)} rowCount={rows.length + 1}>
      <Thead>
        <Tr>
          {selection !== null && (
            <Th>
              <Checkbox
                aria-label="Elegir todos los de esta página"
                checked={selected === rows.length ? true : selected > 0 ? 'indeterminate' : false}
                onCheckedChange={(all) => selection.onSelect(new Set(all === true ? rows.map(({ id }) => id) : []))}
              />
            </Th>
          )}
          {columns.map((column) => (
            <OrderHeading key={column.label} column={column} filters={filters} onChange={onChange} />
          ))}
        </Tr>
      </Thead>
      <Tbody>
        {rows.map((row) => (
          <Row key={row.id} row={row} columns={columns} selection={selection} />
        ))}
      </Tbody>
    </Table>
  );
}

interface RowProps {
  readonly row: AnyAnswer;
  readonly columns: readonly ListColumn[];
  readonly selection: Selection | null;
}

/** The design system's own is a pixel less, unless a cell holds something high. */
const rowHeight = { height: '4rem' };

const untouched = (event: MouseEvent) => event.stopPropagation();

/** The whole row opens the record; its first column is the link for keyboards and new tabs. */
function Row({ row, columns, selection }: RowProps) {
  const navigate = useNavigate();
  const state = { list: useLocation().search };
  const toggle = () => {
    if (selection === null) return;
    const next = new Set(selection.selected);
    if (!next.delete(row.id)) next.add(row.id);
    selection.onSelect(next);
  };
  return (
    <Tr onClick={() => navigate(String(row.id), { state })} style={{ cursor: 'pointer' }}>
      {selection !== null && (
        <Td onClick={untouched}>
          <Checkbox
            aria-label={`Elegir el registro ${row.id}`}
            checked={selection.selected.has(row.id)}
            onCheckedChange={toggle}
          />
        </Td>
      )}
      {columns.map((column, at) => (
        <Td key={column.label} style={rowHeight}>
          {at === 0 ? (
            <Link tag={RouterLink} to={String(row.id)} state={state} onClick={untouched}>
              {column.text(row)}
            </Link>
          ) : (
            <Flex justifyContent={column.isNumeric ? 'flex-end' : 'flex-start'}>
              {column.cell === undefined ? (
                <Typography ellipsis title={column.text(row)} style={{ maxWidth: '36rem' }}>
                  {column.text(row)}
                </Typography>
              ) : (
                <column.cell row={row} />
              )}
            </Flex>
          )}
        </Td>
      ))}
    </Tr>
  );
}
