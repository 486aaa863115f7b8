import { Button, EmptyStateLayout, Flex } from '@strapi/design-system';
import { formatNumber, useMay, useUrlFilters } from '@mayorista/kernel/panel';
import { Layouts, Page } from '@strapi/strapi/admin';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { readsRestock, writesTransfers } from '../../permissions';
import { pluginId } from '../../plugin-id';
import { asSuggested, mostLines, planOf, type Choice, type Plan } from '../../restock/choice';
import { noFilter, readFilter, suggestionsPath } from '../../restock/filter';
import { useWarehouses } from '../../Warehouses';
import { CreateDialog } from './CreateDialog';
import { FilterForm } from './FilterForm';
import { Suggestions } from './Suggestions';
import { useSuggestions } from './use-suggestions';

/** 'Reabastecimiento': what a warehouse should be sent from another, why, and the transfer made of it. */
export const RestockPage = () => (
  <Page.Protect permissions={readsRestock}>
    <Restock />
  </Page.Protect>
);

function Restock() {
  const [filter, change] = useUrlFilters({ view: 'reabastecimiento', none: noFilter, read: readFilter });
  const path = suggestionsPath(filter);
  const warehouses = useWarehouses();
  const suggestions = useSuggestions(path);
  const [choice, setChoice] = useChoice(path);
  const [isCreating, setCreating] = useState(false);
  const mayWrite = useMay(writesTransfers);
  const navigate = useNavigate();
  const rows = suggestions.rows ?? [];
  const plan = planOf(choice, rows);
  const nameOf = (id: number | null) => warehouses.rows?.find((each) => each.id === id)?.name ?? '—';

  return (
    <>
      <Page.Title>Reabastecimiento</Page.Title>
      <Page.Main>
        <Layouts.Header
          title="Reabastecimiento"
          subtitle="Lo que conviene enviar de un almacén a otro, según lo que vende, sus límites y lo que ya viene en camino"
          primaryAction={
            mayWrite &&
            rows.length > 0 && (
              <Button disabled={!isSendable(plan)} onClick={() => setCreating(true)}>
                {planText(plan)}
              </Button>
            )
          }
        />
        <Layouts.Content>
          <Flex direction="column" alignItems="stretch" gap={5}>
            <FilterForm filter={filter} warehouses={warehouses.rows ?? []} onChange={change} />
            <Found
              suggestions={suggestions}
              filter={{ isReady: path !== null, isSame: filter.source !== null && filter.source === filter.target }}
            >
              <Suggestions
                rows={rows}
                choice={choice}
                plan={plan}
                page={filter.page}
                onChoice={mayWrite ? setChoice : null}
                onPage={(page) => change({ page })}
              />
            </Found>
          </Flex>
        </Layouts.Content>
      </Page.Main>
      {isCreating && filter.source !== null && filter.target !== null && (
        <CreateDialog
          plan={plan}
          rows={rows}
          from={{ id: filter.source, name: nameOf(filter.source) }}
          to={{ id: filter.target, name: nameOf(filter.target) }}
          onClose={() => setCreating(false)}
          onCreated={(id) => navigate(`/plugins/${pluginId}/transfers/${id}`)}
        />
      )}
    </>
  );
}

/** What was typed belongs to the suggestions it was typed on. */
function useChoice(path: string | null): readonly [Choice, (choice: Choice) => void] {
  const [kept, setKept] = useState<{ path: string | null; choice: Choice }>({ path, choice: asSuggested });
  return [kept.path === path ? kept.choice : asSuggested, (choice) => setKept({ path, choice })];
}

const isSendable = ({ lines, wrong }: Plan): boolean => lines.length > 0 && lines.length <= mostLines && wrong === 0;

function planText({ lines, pieces }: Plan): string {
  const products = lines.length === 1 ? '1 producto' : `${formatNumber(lines.length)} productos`;
  return lines.length === 0
    ? 'Crear traspaso'
    : `Crear traspaso: ${products}, ${pieces === 1 ? '1 pieza' : `${formatNumber(pieces)} piezas`}`;
}

interface FoundProps {
  readonly suggestions: ReturnType<typeof useSuggestions>;
  readonly filter: { readonly isReady: boolean; readonly isSame: boolean };
  readonly children: React.ReactNode;
}

/** The suggestions, or what stands in their place. */
function Found({ suggestions: { rows, failure, reload }, filter, children }: FoundProps) {
  if (!filter.isReady) {
    return (
      <EmptyStateLayout
        content={
          filter.isSame
            ? 'El origen y el destino deben ser distintos'
            : 'Elige el almacén de origen y el de destino para ver qué conviene enviar'
        }
      />
    );
  }
  if (failure !== null) {
    return (
      <EmptyStateLayout
        content={failure.text}
        action={
          failure.status === 422 ? undefined : (
            <Button variant="secondary" onClick={() => void reload()}>
              Reintentar
            </Button>
          )
        }
      />
    );
  }
  return rows === null ? <Page.Loading>Calculando lo que conviene enviar</Page.Loading> : <>{children}</>;
}
