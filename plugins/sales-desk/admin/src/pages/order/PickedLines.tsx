import { Box, Button, Flex, NumberInput, Searchbar, Typography } from '@strapi/design-system';
import { useState } from 'react';
import { formatPieces } from '../../orders/format';
import { matching, type PickableLine } from '../../shipments/shipment';

/** Lines of a long order that are drawn at a time; the others are found by their name. */
const mostShown = 50;
/** Lines from which on somebody searches instead of looking. */
const searchedFrom = 8;

interface Props {
  readonly lines: readonly PickableLine[];
  readonly quantityOf: (line: PickableLine) => number;
  /** Pieces by the lines' ids. */
  readonly onChange: (pieces: Readonly<Record<number, number>>) => void;
}

/** How many pieces of each line leave: all or none of them at once, and of a long order those that are searched. */
export function PickedLines({ lines, quantityOf, onChange }: Props) {
  const [searched, setSearched] = useState('');
  const found = matching(lines, searched);
  const shown = found.slice(0, mostShown);
  const set = (pieces: (line: PickableLine) => number) =>
    onChange(Object.fromEntries(found.map((line) => [line.detailId, pieces(line)])));
  return (
    <Flex direction="column" alignItems="stretch" gap={3}>
      {lines.length >= searchedFrom && (
        // The dialog is a form: Enter searches, and does not send it.
        <Box onKeyDown={(event: React.KeyboardEvent) => event.key === 'Enter' && event.preventDefault()}>
          <Searchbar
            name="buscar"
            size="S"
            value={searched}
            clearLabel="Borrar búsqueda"
            placeholder="Modelo o nombre"
            onClear={() => setSearched('')}
            onChange={(event) => setSearched(event.target.value)}
          >
            Buscar en el pedido
          </Searchbar>
        </Box>
      )}
      <Flex justifyContent="space-between" gap={2} wrap="wrap">
        <Typography role="status" fontWeight="semiBold">
          {`En el embarque: ${formatPieces(lines.reduce((sum, line) => sum + quantityOf(line), 0))}`}
        </Typography>
        {found.length > 1 && (
          <Flex gap={2}>
            <Button type="button" size="S" variant="tertiary" onClick={() => set(({ left }) => left)}>
              Todas
            </Button>
            <Button type="button" size="S" variant="tertiary" onClick={() => set(() => 0)}>
              Ninguna
            </Button>
          </Flex>
        )}
      </Flex>
      <Flex tag="ul" direction="column" alignItems="stretch" gap={3}>
        {shown.map((line) => (
          <Flex tag="li" key={line.detailId} justifyContent="space-between" gap={4}>
            <Box>
              <Typography tag="p">{line.name}</Typography>
              <Typography tag="p" variant="pi" textColor="neutral600">
                {`Quedan ${line.left}${line.warehouse === null ? ' por surtir' : ''}`}
              </Typography>
            </Box>
            <Box width="12rem" flex="none">
              <NumberInput
                aria-label={`Piezas de ${line.name}`}
                value={quantityOf(line)}
                onValueChange={(value) => onChange({ [line.detailId]: value ?? 0 })}
              />
            </Box>
          </Flex>
        ))}
      </Flex>
      {found.length === 0 && <Typography textColor="neutral600">Ninguna partida coincide</Typography>}
      {found.length > shown.length && (
        <Typography textColor="neutral600">
          {`Se muestran ${shown.length} de ${found.length} partidas: busca las demás por su modelo`}
        </Typography>
      )}
    </Flex>
  );
}
