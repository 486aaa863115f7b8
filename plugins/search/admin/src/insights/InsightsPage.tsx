import { Flex, SingleSelect, SingleSelectOption } from '@strapi/design-system';
import { ListStatus, Pager, useMay, usePage, useUrlFilters } from '@mayorista/kernel/panel';
import { choiceOf } from '@mayorista/kernel/panel/filters';
import { Layouts, Page } from '@strapi/strapi/admin';
import { useState } from 'react';
import { readsInsights, writesSynonyms } from '../permissions';
import { pluginId } from '../plugin-id';
import { insightsPath, noFilters, periods, readFilters, views } from './filters';
import type { InsightsMeta, SearchInsight, SynonymGroup } from './insight';
import { InsightTable } from './InsightTable';
import { SynonymDialog, type SynonymDraft } from './SynonymDialog';
import { Synonyms } from './Synonyms';
import { Totals } from './Totals';

const viewTexts = { top: 'Más buscadas', without_results: 'Sin resultados', abandoned: 'Abandonadas' } as const;
const empty = {
  top: 'Nadie buscó en estos días',
  without_results: 'Todo lo que se buscó tuvo resultados',
  abandoned: 'Nadie abandonó sus resultados',
} as const;

/** 'Búsquedas': what people look for, what they do not find, what they leave, and the synonyms that mend it. */
export const InsightsPage = () => (
  <Page.Protect permissions={readsInsights}>
    <Insights />
  </Page.Protect>
);

function Insights() {
  const [filters, change] = useUrlFilters({ none: noFilters, read: readFilters });
  const insights = usePage<SearchInsight, InsightsMeta>(insightsPath(filters));
  const synonyms = usePage<SynonymGroup>(`/${pluginId}/search-synonyms?per_page=100`);
  const mayWrite = useMay(writesSynonyms);
  const [draft, setDraft] = useState<SynonymDraft | null>(null);
  const rows = insights.hasFailed ? [] : (insights.rows ?? []);
  return (
    <>
      <Page.Title>Búsquedas</Page.Title>
      <Page.Main>
        <Layouts.Header title="Búsquedas" subtitle="Qué se busca en la tienda, qué no se encuentra y qué se abandona" />
        <Layouts.Action
          startActions={
            <>
              <SingleSelect
                aria-label="Cuáles"
                size="S"
                value={filters.view}
                onChange={(value) => change({ view: choiceOf(views, value) ?? noFilters.view, page: 1 })}
              >
                {views.map((view) => (
                  <SingleSelectOption key={view} value={view}>
                    {viewTexts[view]}
                  </SingleSelectOption>
                ))}
              </SingleSelect>
              <SingleSelect
                aria-label="Periodo"
                size="S"
                value={filters.days}
                onChange={(value) => change({ days: choiceOf(periods, String(value)) ?? noFilters.days, page: 1 })}
              >
                {periods.map((days) => (
                  <SingleSelectOption key={days} value={days}>
                    {`Últimos ${days} días`}
                  </SingleSelectOption>
                ))}
              </SingleSelect>
            </>
          }
        />
        <Layouts.Content>
          <Flex direction="column" alignItems="stretch" gap={6}>
            {insights.meta !== null && <Totals totals={insights.meta.totals} />}
            <div>
              <ListStatus state={insights} empty={empty[filters.view]} />
              {rows.length > 0 && (
                <InsightTable
                  rows={rows}
                  onAddSynonym={mayWrite ? (term) => setDraft({ id: null, words: [term] }) : null}
                />
              )}
              {insights.pagination !== null && rows.length > 0 && (
                <Pager pagination={insights.pagination} onPage={(page) => change({ page })} />
              )}
            </div>
            <Synonyms synonyms={synonyms} mayWrite={mayWrite} onEdit={setDraft} />
          </Flex>
        </Layouts.Content>
      </Page.Main>
      {draft !== null && (
        <SynonymDialog
          draft={draft}
          onSaved={async () => {
            setDraft(null);
            await synonyms.reload();
          }}
          onClose={() => setDraft(null)}
        />
      )}
    </>
  );
}
