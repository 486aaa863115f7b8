import { Box, EmptyStateLayout, Flex, Grid, SingleSelect, SingleSelectOption } from '@strapi/design-system';
import { Layouts, Page } from '@strapi/strapi/admin';
import type { ItemOf } from '@mayorista/config/answers';
import { ReadFailure } from '../../reading/ReadFailure';
import { needing } from '../../use-may';
import { useRead } from '../../reading/use-read';
import { useUrlFilters } from '../../use-url-filters';
import { noFilters, readFilters, type Dashboard, type DashboardFilters } from './filters';
import { WidgetCard } from './WidgetCard';

/** Twelve months, then the last year. */
type DateEntry = ItemOf<'GET /dates'>;
const shownYears = 5;
const capital = (name: string): string => name.charAt(0).toLocaleUpperCase('es-MX') + name.slice(1);

const monthOf = ({ year, month }: DashboardFilters, now = new Date()) => ({
  year: year ?? now.getFullYear(),
  month: month ?? now.getMonth() + 1,
});

/** 'Tableros': the figures of a month, by subject. */
export const DashboardsPage = () => (
  <Page.Protect permissions={needing('dashboards.read')}>
    <Dashboards />
  </Page.Protect>
);

function Dashboards() {
  const [filters, change] = useUrlFilters({ view: 'dashboards', none: noFilters, read: readFilters });
  const { data, failure, reload } = useRead<readonly Dashboard[]>('/kernel/dashboards');
  if (data === null && failure === null) return <Page.Loading />;
  const dashboards = data ?? [];
  const shown = dashboards.find(({ id }) => id === filters.dashboard) ?? dashboards[0];
  const month = monthOf(filters);
  return (
    <>
      <Page.Title>Tableros</Page.Title>
      <Page.Main>
        <Layouts.Header title="Tableros" subtitle="Las cifras de un mes, entre lo que puedes ver" />
        <Layouts.Content>
          <Flex direction="column" alignItems="stretch" gap={4}>
            {shown === undefined ? null : (
              <Flex gap={2} wrap="wrap" alignItems="flex-end">
                <Choice
                  label="Tablero"
                  value={shown.id}
                  choices={dashboards.map(({ id, label }) => [id, label])}
                  onChange={(dashboard) => change({ dashboard })}
                />
                <MonthChoice {...month} onChange={change} />
              </Flex>
            )}
            {failure === null ? null : <ReadFailure onRetry={() => void reload()} />}
            {shown === undefined && failure === null ? (
              <EmptyStateLayout content="No hay tableros para tus roles" />
            ) : null}
            <Grid.Root gap={4}>
              {(shown?.widgets ?? []).map((widget) => (
                <Grid.Item key={widget.id} col={6} s={12} xs={12} alignItems="stretch">
                  <WidgetCard widget={widget} {...month} />
                </Grid.Item>
              ))}
            </Grid.Root>
          </Flex>
        </Layouts.Content>
      </Page.Main>
    </>
  );
}

interface MonthProps {
  readonly year: number;
  readonly month: number;
  readonly onChange: (change: { readonly month?: number; readonly year?: number }) => void;
}

/** The month of the figures, by the names that the platform gives months. */
function MonthChoice({ year, month, onChange }: MonthProps) {
  const { data, failure, reload } = useRead<readonly DateEntry[]>('/reference/dates');
  if (failure !== null) return <ReadFailure text="Error al cargar los meses" onRetry={() => void reload()} />;
  if (data === null) return null;
  const last = data.at(12);
  const lastYear = last !== undefined && 'year' in last ? last.year : year;
  const years = Array.from({ length: shownYears }, (_, index) => String(lastYear - index));
  return (
    <>
      <Choice
        label="Mes"
        value={String(month)}
        choices={data.slice(0, 12).map(({ id, name }) => [String(id), capital(name)])}
        onChange={(value) => onChange({ month: Number(value) })}
      />
      <Choice
        label="Año"
        value={String(year)}
        choices={years.map((each) => [each, each])}
        onChange={(value) => onChange({ year: Number(value) })}
      />
    </>
  );
}

interface ChoiceProps {
  readonly label: string;
  readonly value: string;
  readonly choices: readonly (readonly [string, string])[];
  readonly onChange: (value: string) => void;
}

const Choice = ({ label, value, choices, onChange }: ChoiceProps) => (
  <Box minWidth="10rem">
    <SingleSelect aria-label={label} size="S" value={value} onChange={(next) => onChange(String(next))}>
      {choices.map(([key, text]) => (
        <SingleSelectOption key={key} value={key}>
          {text}
        </SingleSelectOption>
      ))}
    </SingleSelect>
  </Box>
);
