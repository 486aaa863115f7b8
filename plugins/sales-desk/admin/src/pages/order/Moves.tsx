import { Button, Flex, Tooltip } from '@strapi/design-system';
import { useNotification } from '@strapi/strapi/admin';
import { useState } from 'react';
import type { OrderMove } from '../../orders/order';
import { orderStatusLabels } from '@mayorista/sales/shared';
import { MoveDialog } from './MoveDialog';
import type { OrderState } from './use-order';

interface Props {
  readonly folio: string;
  readonly moves: readonly OrderMove[];
  readonly change: OrderState['change'];
}

/** A button for each step the order may take now, as its machine and the reader's permissions say. */
export function Moves({ folio, moves, change }: Props) {
  const [asked, setAsked] = useState<OrderMove | null>(null);
  const { toggleNotification } = useNotification();

  const confirm = async (reason: string) => {
    if (asked === null) return null;
    const failure = await change({ to: asked.to, reason });
    if (failure === null) {
      toggleNotification({ type: 'success', message: `Pedido ${folio}: ${orderStatusLabels[asked.to]}` });
      setAsked(null);
    } else if (failure.status === 409) {
      toggleNotification({ type: 'warning', message: `${failure.text}. Revisa su estado actual.` });
      setAsked(null);
    }
    return failure;
  };

  return (
    <Flex gap={2} wrap="wrap">
      {[...moves].sort(withReasonFirst).map((move) => (
        <MoveButton key={move.to} move={move} onAsk={setAsked} />
      ))}
      {asked !== null && <MoveDialog folio={folio} move={asked} onConfirm={confirm} onClose={() => setAsked(null)} />}
    </Flex>
  );
}

/** What undoes stands left; the way forward is the last and strongest button. */
const withReasonFirst = (a: OrderMove, b: OrderMove): number => Number(b.needs_reason) - Number(a.needs_reason);

function MoveButton({ move, onAsk }: { readonly move: OrderMove; readonly onAsk: (move: OrderMove) => void }) {
  const isClosed = move.closed_because.length > 0;
  const button = (
    <Button variant={move.needs_reason ? 'danger-light' : 'default'} disabled={isClosed} onClick={() => onAsk(move)}>
      {move.label}
    </Button>
  );
  return isClosed ? <Tooltip label={move.closed_because.join('. ')}>{button}</Tooltip> : button;
}
