import { Button, Flex, Link, Typography } from '@strapi/design-system';
import { useFetchClient } from '@strapi/strapi/admin';
import { Card, ChoiceField, FormDialog, needing, useMay, useMutation, usePage } from '@mayorista/kernel/panel';
import { useState } from 'react';
import { Link as RouterLink, useNavigate } from 'react-router-dom';
import type { ItemOf } from '@mayorista/config/answers';
import type { Order } from '../../orders/order';
import { formatPieces } from '../../orders/format';
import { PickedLines } from './PickedLines';
import { heldPieces, pickableLines, type AnsweredShipment, type PickableLine } from '../../shipments/shipment';

type Listed = ItemOf<'GET /order-shipments'>;

interface Props {
  readonly order: Order;
  readonly reload: () => Promise<void>;
}

const open = ['paid', 'preparing', 'ready', 'partially_shipped'];

/** What left, what is being picked, and beginning another shipment with what is left. */
export function Shipments({ order }: Props) {
  const { rows } = usePage<Listed>(`/sales/order-shipments?sale_order_id=${order.id}&per_page=100`);
  const [isOpen, setOpen] = useState(false);
  const mayShip = useMay(needing('order-shipments.write'));
  const shipments = rows ?? [];
  const lines = pickableLines(order.details, heldPieces(shipments));
  const mayBegin = mayShip && rows !== null && open.includes(order.status) && lines.length > 0;
  if (shipments.length === 0 && !mayBegin) return null;
  return (
    <Card title="Embarques">
      {shipments.map((shipment) => (
        <Flex key={shipment.id} justifyContent="space-between" gap={4}>
          <Link tag={RouterLink} to={`/plugins/sales/order-shipments/${shipment.id}`}>
            {shipment.number ?? `Embarque ${shipment.id}`}
          </Link>
          <Typography textColor="neutral600">
            {[
              formatPieces(shipment.pieces.reduce((sum, { quantity }) => sum + quantity, 0)),
              shipment.branch?.name,
            ].join(' · ')}
          </Typography>
          <Typography fontWeight="semiBold">{shipment.state_label}</Typography>
        </Flex>
      ))}
      {mayBegin && (
        <Flex>
          <Button variant="secondary" onClick={() => setOpen(true)}>
            Preparar embarque
          </Button>
        </Flex>
      )}
      {isOpen && <BeginDialog order={order} lines={lines} onClose={() => setOpen(false)} />}
    </Card>
  );
}

interface DialogProps {
  readonly order: Order;
  readonly lines: readonly PickableLine[];
  readonly onClose: () => void;
}

function BeginDialog({ order, lines, onClose }: DialogProps) {
  const { post } = useFetchClient();
  const navigate = useNavigate();
  const act = useMutation();
  const warehouses = useWarehouses(lines);
  const [branch, setBranch] = useState(() => firstWarehouse(lines, order));
  const [typed, setTyped] = useState<Readonly<Record<number, number>>>({});
  const own = lines.filter(({ warehouse }) => warehouse === null || String(warehouse.id) === branch);
  // Awaited pieces are packed when somebody says that they are there.
  const quantityOf = (line: PickableLine): number => typed[line.detailId] ?? (line.warehouse === null ? 0 : line.left);
  const chosen = own
    .map((line) => ({ detail_id: line.detailId, quantity: quantityOf(line) }))
    .filter(({ quantity }) => quantity > 0);

  const submit = async () => {
    let id = 0;
    const failure = await act(async () => {
      const { data } = await post<{ data: AnsweredShipment }>('/sales/order-shipments', {
        sale_order_id: order.id,
        branch_id: Number(branch),
        lines: chosen,
      });
      id = data.data.id;
    }, 'Embarque por surtir');
    if (failure === null) navigate(`/plugins/sales/order-shipments/${id}`);
    return failure;
  };

  return (
    <FormDialog
      title={`Preparar embarque de ${order.folio}`}
      submitLabel="Preparar"
      isIncomplete={chosen.length === 0 || branch === ''}
      fields={['branch_id']}
      onSubmit={submit}
      onClose={onClose}
    >
      {(errorOf) => (
        <>
          <ChoiceField
            name="branch_id"
            label="Almacén"
            value={branch}
            choices={warehouses}
            error={errorOf('branch_id')}
            isRequired
            onChange={setBranch}
          />
          <PickedLines
            lines={own}
            quantityOf={quantityOf}
            onChange={(pieces) => setTyped((before) => ({ ...before, ...pieces }))}
          />
        </>
      )}
    </FormDialog>
  );
}

/** The selling branch where it holds pieces or some are awaited, else the first that holds some. */
function firstWarehouse(lines: readonly PickableLine[], { branch }: Order): string {
  const isOwn = lines.some(({ warehouse }) => warehouse === null || warehouse.id === branch?.id);
  return String((isOwn ? branch?.id : lines[0]?.warehouse?.id) ?? '');
}

/** Warehouses that hold pieces of the order; all of them where some are awaited. */
function useWarehouses(lines: readonly PickableLine[]): Readonly<Record<string, string>> {
  const all = usePage<ItemOf<'GET /warehouses'>>('/inventory/warehouses?per_page=100');
  const holding = lines.flatMap(({ warehouse }) => warehouse ?? []);
  const awaited = lines.some(({ warehouse }) => warehouse === null) ? (all.rows ?? []) : [];
  return Object.fromEntries([...holding, ...awaited].map(({ id, name }) => [String(id), name]));
}
