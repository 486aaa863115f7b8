import { Box, Button, Flex, Tag, Td, Tr, Typography } from '@strapi/design-system';
import { Cross, Download } from '@strapi/icons';
import { useFetchClient } from '@strapi/strapi/admin';
import {
  Card,
  ChoiceField,
  Fact,
  formatNumber,
  HeadedTable,
  needing,
  useAsyncAction,
  useDownload,
  useMay,
  useMutationWithToast,
} from '@mayorista/kernel/panel';
import type { AboveSlotProps } from '@mayorista/kernel/panel/records';
import type { AnswerOf } from '@mayorista/kernel/shape';
import { useEffect, useState } from 'react';
import type { orderShipment } from '@mayorista/sales/shared';
import { ScanField } from './ScanField';
import { serialCount, shipmentOf, type AnsweredShipment, type ShipmentPiece } from './shipment';

const numeric = ['Del pedido', 'En el embarque'];
const headings = ['Producto', 'SKU', ...numeric, 'Números de serie'];
const lists = { picking: ['Lista de surtido', 'surtido'], packing: ['Lista de empaque', 'empaque'] } as const;
const found = 'found';

/** What a shipment holds: its pieces, their serial numbers as they are scanned, and its lists to print. */
export function PackedPieces({ record, onChanged }: AboveSlotProps<AnswerOf<typeof orderShipment>>) {
  const stored = shipmentOf(record);
  const [shipment, setShipment] = useState(stored);
  const take = (next: AnsweredShipment) => {
    setShipment({ ...shipment, ...next });
    // With the last serial the shipment may be sent, as the page's own buttons must know.
    onChanged(next as AnsweredShipment & AnswerOf<typeof orderShipment>);
  };
  const [detail, setDetail] = useState(found);
  useEffect(() => setShipment(stored), [stored]);
  const mayShip = useMay(needing('order-shipments.write'));
  const isOpen = mayShip && shipment.state === 'picking';
  const { captured, wanted } = serialCount(shipment.pieces);
  const carrying = shipment.pieces.filter((piece) => piece.needs_serials);
  return (
    <Card title="Piezas del embarque">
      <Lists shipment={shipment} />
      {shipment.purchase_order_number !== null && <Fact label="Orden de compra">{shipment.purchase_order_number}</Fact>}
      {shipment.comments !== null && <Fact label="Comentarios del cliente">{shipment.comments}</Fact>}
      {isOpen && (
        <Box background="primary100" padding={4} hasRadius>
          <Flex direction="column" alignItems="stretch" gap={2}>
            <ScanField id={shipment.id} detailId={detail === found ? null : Number(detail)} onScanned={take} />
            {carrying.length > 1 && (
              <Box maxWidth="42rem">
                <ChoiceField
                  name="detail"
                  label="Partida de la serie"
                  value={detail}
                  choices={{
                    [found]: 'La que corresponda a la serie',
                    ...Object.fromEntries(carrying.map((piece) => [piece.detail_id, nameOf(piece)])),
                  }}
                  onChange={setDetail}
                />
              </Box>
            )}
            {wanted > 0 && (
              <Typography fontWeight="semiBold">{`Series capturadas: ${captured} de ${wanted}`}</Typography>
            )}
          </Flex>
        </Box>
      )}
      <HeadedTable headings={headings} numeric={numeric} rowCount={shipment.pieces.length}>
        {shipment.pieces.map((piece) => (
          <Piece key={piece.detail_id} piece={piece} shipment={shipment} isOpen={isOpen} onChange={take} />
        ))}
      </HeadedTable>
    </Card>
  );
}

const nameOf = ({ model, name }: ShipmentPiece): string => model ?? name;

function Lists({ shipment: { id, number } }: { readonly shipment: AnsweredShipment }) {
  const download = useDownload();
  const { isBusy, attempt } = useAsyncAction();
  return (
    <Flex gap={2}>
      {Object.entries(lists).map(([kind, [label, file]]) => (
        <Button
          key={kind}
          type="button"
          variant="tertiary"
          startIcon={<Download />}
          disabled={isBusy}
          onClick={() =>
            void attempt(() => download(`/sales/order-shipments/${id}/${kind}`, `${number ?? id}-${file}.pdf`))
          }
        >
          {label}
        </Button>
      ))}
    </Flex>
  );
}

interface PieceProps {
  readonly piece: ShipmentPiece;
  readonly shipment: AnsweredShipment;
  readonly isOpen: boolean;
  readonly onChange: (shipment: AnsweredShipment) => void;
}

function Piece({ piece, shipment, isOpen, onChange }: PieceProps) {
  const { del } = useFetchClient();
  const act = useMutationWithToast();
  const drop = (serialId: number, serial: string) =>
    act(async () => {
      const { data } = await del<{ data: AnsweredShipment }>(
        `/sales/order-shipments/${shipment.id}/serials/${serialId}`,
      );
      onChange(data.data);
    }, `${serial} quitado`);
  const missing = piece.needs_serials ? piece.quantity - piece.serials.length : 0;
  return (
    <Tr>
      <Td style={{ whiteSpace: 'normal' }}>
        <Typography fontWeight="semiBold" tag="p">
          {nameOf(piece)}
        </Typography>
        <Typography variant="pi" textColor="neutral600" tag="p">
          {[piece.model === null ? null : piece.name, piece.grade === 'Stock' ? null : `Remate ${piece.grade}`]
            .filter(Boolean)
            .join(' · ')}
        </Typography>
      </Td>
      <Td>
        <Typography>{piece.sku ?? '—'}</Typography>
      </Td>
      {[piece.ordered, piece.quantity].map((pieces, at) => (
        <Td key={numeric[at]}>
          <Typography tag="p" textAlign="right">
            {formatNumber(pieces)}
          </Typography>
        </Td>
      ))}
      <Td style={{ whiteSpace: 'normal' }}>
        <Flex gap={1} wrap="wrap">
          {piece.serials.map(({ id, serial }) =>
            isOpen ? (
              <Tag
                key={id}
                icon={<Cross aria-hidden />}
                label={`Quitar ${serial}`}
                onClick={() => void drop(id, serial)}
              >
                {serial}
              </Tag>
            ) : (
              <Typography key={id}>{serial}</Typography>
            ),
          )}
          {missing > 0 && (
            <Typography textColor="warning600" fontWeight="semiBold">
              {missing === 1 ? 'Falta 1' : `Faltan ${missing}`}
            </Typography>
          )}
          {!piece.needs_serials && piece.serials.length === 0 && (
            <Typography textColor="neutral600">Sin número de serie</Typography>
          )}
        </Flex>
      </Td>
    </Tr>
  );
}
