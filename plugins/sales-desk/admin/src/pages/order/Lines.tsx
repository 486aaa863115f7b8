import { Box, Button, Flex, Td, TextButton, Tr, Typography } from '@strapi/design-system';
import { CaretDown, CaretUp } from '@strapi/icons';
import { formatNumber, HeadedTable } from '@mayorista/kernel/panel';
import { useId, useState } from 'react';
import type { OrderLine } from '../../orders/order';
import { formatAmount } from '../../orders/format';
import { Picture } from './Picture';
import { PriceSteps } from './PriceSteps';

interface Props {
  readonly lines: readonly OrderLine[];
  readonly currency: string;
}

const numeric = ['Cantidad', 'Precio unitario', 'Importe'];
const headings = ['Producto', ...numeric];

/** Lines that are shown at first: what is to be done with an order of hundreds stands below them. */
const shownAtFirst = 20;

export function Lines({ lines, currency }: Props) {
  const [isWhole, setWhole] = useState(lines.length <= shownAtFirst);
  const shown = isWhole ? lines : lines.slice(0, shownAtFirst);
  return (
    <Flex direction="column" alignItems="stretch" gap={2}>
      <HeadedTable headings={headings} numeric={numeric} rowCount={lines.length}>
        {shown.map((line) => (
          <Line key={line.id} line={line} currency={currency} />
        ))}
      </HeadedTable>
      {shown.length < lines.length && (
        <Flex justifyContent="center">
          <Button variant="tertiary" onClick={() => setWhole(true)}>
            {`Mostrar las ${formatNumber(lines.length)} partidas`}
          </Button>
        </Flex>
      )}
    </Flex>
  );
}

function Line({ line, currency }: { readonly line: OrderLine; readonly currency: string }) {
  const [isOpen, setOpen] = useState(false);
  const stepsId = useId();
  return (
    <>
      <Tr>
        <Td style={{ whiteSpace: 'normal' }}>
          <Flex gap={3} paddingTop={2} paddingBottom={2}>
            <Picture path={line.image_full_path} />
            <Box>
              <Typography fontWeight="semiBold" tag="p">
                {line.name}
              </Typography>
              <Typography variant="pi" textColor="neutral600" tag="p">
                {[
                  line.model,
                  line.sku === null ? null : `SKU ${line.sku}`,
                  line.auction_type && `Remate ${line.auction_type}`,
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </Typography>
              <Typography variant="pi" tag="p">
                {`Surte: ${line.warehouse?.name ?? line.fulfilment_label}`}
                {line.shipped_quantity > 0 && (
                  <Typography variant="pi" textColor="success600" fontWeight="bold" tag="span">
                    {` · Enviadas: ${formatNumber(line.shipped_quantity)}`}
                  </Typography>
                )}
              </Typography>
              {line.price_steps.length > 0 && (
                <TextButton
                  endIcon={isOpen ? <CaretUp aria-hidden /> : <CaretDown aria-hidden />}
                  aria-expanded={isOpen}
                  aria-controls={stepsId}
                  onClick={() => setOpen(!isOpen)}
                >
                  Por qué este precio
                </TextButton>
              )}
            </Box>
          </Flex>
        </Td>
        <Td>
          <Amount>{formatNumber(line.quantity)}</Amount>
        </Td>
        <Td>
          <Amount>{formatAmount(line.unit_price, currency)}</Amount>
          {line.list_price !== line.unit_price && (
            <Typography variant="pi" textColor="neutral600" tag="p" textAlign="right">
              Lista {formatAmount(line.list_price, currency)}
            </Typography>
          )}
        </Td>
        <Td>
          <Amount>{formatAmount(line.subtotal, currency)}</Amount>
        </Td>
      </Tr>
      {isOpen && (
        <Tr id={stepsId}>
          <Td colSpan={headings.length}>
            <PriceSteps steps={line.price_steps} />
          </Td>
        </Tr>
      )}
    </>
  );
}

const Amount = ({ children }: { readonly children: string }) => (
  <Typography tag="p" textAlign="right" fontWeight="semiBold">
    {children}
  </Typography>
);
