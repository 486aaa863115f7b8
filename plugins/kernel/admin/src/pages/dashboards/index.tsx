import { Box, EmptyStateLayout, Flex, Grid, SingleSelect, SingleSelectOption } from '@strapi/design-system';
import { Layouts, Page } from '@strapi/strapi/admin';
import { ReadFailure } from '../../ReadFailure';
import { needing } from '../../use-may';
import { useRead } from '../../use-read';
import { useUrlFilters } from '../../use-url-filters';
import { noFilters, readFilters } from './filters';
import { WidgetCard, type WidgetHead } from './WidgetCard';

interface Dashboard {
  readonly id: string;
  readonly label: string;
  readonly widgets: readonly WidgetHead[];
}

/** Of `GET /dates`: twelve months, then the last year. */
interface DateEntry {
  readonly id: number;
  readonly name: string;
  readonly year?: number;
}
const shownYears = 5;
const capital = (name: string): string => name.charAt(0).toLocaleUpperCase('es-MX') + name.slice(1);

/** 'Tableros': the figures of a month, by subject. */
export const DashboardsPage = () => (
  <Page.Protect permissions={needing('dashboards.read')}>
    <Dashboards />
  </Page.Protect>
);

function Dashboards() {
  const [filters, change] = useUrlFilters({ view: 'dashboards', none: noFilters, read: readFilters });
  const dashboards = useRead<readonly Dashboard[]>('/kernel/dashboards');
  const dates = useRead<readonly DateEntry[]>('/reference/dates');
  if (dashboards.data === null && dashboards.failure === null) return <Page.Loading />;
  const shown = dashboards.data?.find(({ id }) => id === filters.dashboard) ?? dashboards.data?.[0];
  const year = filters.year ?? new Date().getFullYear();
  const month = filters.month ?? new Date().getMonth() + 1;
  const lastYear = dates.data?.at(12)?.year ?? new Date().getFullYear();
  return (
    <>
      <Page.Title>Tableros</Page.Title>
      <Page.Main>
        <Layouts.Header title="Tableros" subtitle="Las cifras de un mes, entre lo que puedes ver" />
        <Layouts.Action
          startActions={
            <>
              {shown === undefined ? null : (
                <Choice
                  label="Tablero"
                  value={shown.id}
                  choices={(dashboards.data ?? []).map(({ id, label }) => [id, label])}
                  onChange={(dashboard) => change({ dashboard })}
                />
              )}
              {dates.data === null ? null : (
                <>
                  <Choice
                    label="Mes"
                    value={String(month)}
                    choices={dates.data.slice(0, 12).map(({ id, name }) => [String(id), capital(name)])}
                    onChange={(value) => change({ month: Number(value) })}
                  />
                  <Choice
                    label="Año"
                    value={String(year)}
                    choices={Array.from({ length: shownYears }, (_, index) => String(lastYear - index)).map((each) => [
                      each,
                      each,
                    ])}
                    onChange={(value) => change({ year: Number(value) })}
                  />
                </>
              )}
            </>
          }
        />
        <Layouts.Content>
          <Flex direction="column" alignItems="stretch" gap={4}>
            {dates.failure === null ? null : (
              <ReadFailure text="Error al cargar los meses" onRetry={() => void dates.reload()} />
            )}
            {dashboards.failure === null ? null : <ReadFailure onRetry={() => void dashboards.reload()} />}
            {shown === undefined && dashboards.failure === null ? (
              <EmptyStateLayout content="No hay tableros para tus roles" />
            ) : null}
            {shown === undefined ? null : (
              <Grid.Root gap={4}>
                {shown.widgets.map((widget) => (
                  <Grid.Item key={widget.id} col={6} s={12} xs={12} alignItems="stretch">
                    <WidgetCard widget={widget} year={year} month={month} />
                  </Grid.Item>
                ))}
              </Grid.Root>
            )}
          </Flex>
        </Layouts.Content>
      </Page.Main>
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
