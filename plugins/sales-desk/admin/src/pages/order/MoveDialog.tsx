import { Button, Dialog, Field, Flex, Textarea, Typography } from '@strapi/design-system';
import { useState } from 'react';
import type { OrderMove } from '../../orders/order';
import { orderStatusLabels } from '@mayorista/sales/shared';
import { useAsyncAction, type Failure } from '@mayorista/kernel/panel';

interface Props {
  readonly folio: string;
  readonly move: OrderMove;
  readonly onConfirm: (reason: string) => Promise<Failure | null>;
  readonly onClose: () => void;
}

const longestReason = 500;

/** Asks before an order changes state, and for the reason where the state wants one; shows why it was refused. */
export function MoveDialog({ folio, move, onConfirm, onClose }: Props) {
  const [reason, setReason] = useState('');
  const [failure, setFailure] = useState<Failure | null>(null);
  const { isBusy, during } = useAsyncAction();
  const isMissing = move.needs_reason && reason.trim() === '';

  const confirm = async () => setFailure(await during(() => onConfirm(reason.trim())));

  return (
    <Dialog.Root open onOpenChange={(isOpen) => !isOpen && !isBusy && onClose()}>
      <Dialog.Content>
        <Dialog.Header>{move.label}</Dialog.Header>
        <Dialog.Body>
          <Flex direction="column" alignItems="stretch" gap={4} width="100%">
            <Typography textAlign="center">
              El pedido {folio} quedará en estado «{orderStatusLabels[move.to]}».
              {move.to === 'canceled' && ' Sus piezas vuelven a la existencia de la sucursal. No se puede deshacer.'}
            </Typography>
            {move.needs_reason && (
              <Field.Root name="reason" required error={failure?.fields.reason} hint="Queda en el historial del pedido">
                <Field.Label>Motivo</Field.Label>
                <Textarea
                  value={reason}
                  maxLength={longestReason}
                  onChange={(event) => setReason(event.target.value)}
                />
                <Field.Hint />
                <Field.Error />
              </Field.Root>
            )}
            {failure !== null && failure.fields.reason === undefined && (
              <Typography textColor="danger600" role="alert" textAlign="center">
                {failure.text}
              </Typography>
            )}
          </Flex>
        </Dialog.Body>
        <Dialog.Footer>
          <Dialog.Cancel>
            <Button variant="tertiary" fullWidth disabled={isBusy}>
              Volver
            </Button>
          </Dialog.Cancel>
          <Button
            variant={move.needs_reason ? 'danger' : 'default'}
            fullWidth
            loading={isBusy}
            disabled={isMissing}
            onClick={() => void confirm()}
          >
            {move.label}
          </Button>
        </Dialog.Footer>
      </Dialog.Content>
    </Dialog.Root>
  );
}
