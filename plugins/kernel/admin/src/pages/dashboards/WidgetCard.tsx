import { Box, Flex, Loader, Typography } from '@strapi/design-system';
import type { DataOf } from '@mayorista/config/answers';
import { Card } from '../../Card';
import { Muted } from '../../Muted';
import { ReadFailure } from '../../reading/ReadFailure';
import { useRead } from '../../reading/use-read';
import { amountText, barPercent, widgetPath, type Dashboard } from './filters';

type Figures = DataOf<'GET /widgets/{widget_id}'>;

interface Props {
  readonly widget: Dashboard['widgets'][number];
  readonly year: number;
  readonly month: number;
}

/** A figure of a month: its total and a bar for each part. */
export function WidgetCard({ widget, year, month }: Props) {
  const { data, failure, reload } = useRead<Figures>(widgetPath(widget.id, year, month));
  return (
    <Card title={widget.label}>
      {failure === null ? null : <ReadFailure text="Error de consulta" onRetry={() => void reload()} />}
      {data === null && failure === null ? <Loader small>Cargando</Loader> : null}
      {data === null ? null : <Bars figures={data} />}
    </Card>
  );
}

function Bars({ figures: { rows, total, unit } }: { readonly figures: Figures }) {
  const values = rows.map(({ value }) => value);
  return (
    <>
      <Typography variant="alpha" tag="p">
        {amountText(total, unit)}
      </Typography>
      {Number(total) === 0 ? <Muted>Nada en este mes</Muted> : null}
      {Number(total) === 0
        ? null
        : rows.map(({ key, label, value }) => (
            <Box key={key}>
              <Flex justifyContent="space-between" gap={3}>
                <Typography variant="pi" ellipsis>
                  {label}
                </Typography>
                <Typography variant="pi" fontWeight="bold" style={{ whiteSpace: 'nowrap' }}>
                  {amountText(value, unit)}
                </Typography>
              </Flex>
              <Box background="neutral150" hasRadius height="6px" marginTop={1} aria-hidden>
                <Box background="primary600" hasRadius height="6px" width={`${barPercent(value, values)}%`} />
              </Box>
            </Box>
          ))}
    </>
  );
}
