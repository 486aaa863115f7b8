import { Button, Td, Tr, Typography } from '@strapi/design-system';
import { formatNumber, HeadedTable } from '@mayorista/kernel/panel';
import { percent, reasonsText, taken } from './filters';
import type { SearchInsight } from './insight';

interface Props {
  readonly rows: readonly SearchInsight[];
  /** Null: the reader may not add synonyms. */
  readonly onAddSynonym: ((term: string) => void) | null;
}

const headings = [
  'Término',
  'Búsquedas',
  'Enviadas',
  'Sin resultados',
  'Abrieron',
  'Al carrito',
  'Abandonadas',
  'Motivos',
  'Acciones',
];

/** Terms with what became of their searches. */
export function InsightTable({ rows, onAddSynonym }: Props) {
  return (
    <HeadedTable headings={headings} rowCount={rows.length}>
      {rows.map((insight) => (
        <Tr key={insight.term}>
          <Td>
            <Typography fontWeight="semiBold">{insight.term}</Typography>
          </Td>
          {[
            formatNumber(insight.searches),
            formatNumber(insight.submits),
            formatNumber(insight.without_results),
            `${formatNumber(taken(insight))} (${percent(taken(insight), insight.searches)})`,
            formatNumber(insight.cart_adds),
            formatNumber(insight.abandoned),
          ].map((text, at) => (
            <Td key={headings[at + 1]}>
              <Typography>{text}</Typography>
            </Td>
          ))}
          <Td style={{ maxWidth: '26rem', whiteSpace: 'normal' }}>
            <Typography variant="pi" textColor="neutral600">
              {reasonsText(insight)}
            </Typography>
          </Td>
          <Td>
            {onAddSynonym !== null && (
              <Button
                size="S"
                variant="secondary"
                aria-label={`Agregar sinónimos de ${insight.term}`}
                onClick={() => onAddSynonym(insight.term)}
              >
                Sinónimos
              </Button>
            )}
          </Td>
        </Tr>
      ))}
    </HeadedTable>
  );
}
