import { Button, Flex, Typography } from '@strapi/design-system';
import { FormDialog, formatNumber } from '@mayorista/kernel/panel';
import { useState } from 'react';
import { QuantityInput } from '../../QuantityInput';
import {
  lineName,
  missingOf,
  missingText,
  quantityOf,
  receiptOf,
  shownQuantity,
  type NextStage,
  type Transfer,
  type Typed,
} from '../../transfers/transfer';
import type { TransferState } from './use-transfer';

interface Props {
  readonly transfer: Transfer;
  /** Its draft has changes that are not saved. */
  readonly isUnsaved: boolean;
  readonly move: TransferState['move'];
}

/** A button for each step the transfer may take now, as its machine and the reader's permissions say. */
export function Moves({ transfer, isUnsaved, move }: Props) {
  const [asked, setAsked] = useState<NextStage | null>(null);
  const close = () => setAsked(null);
  return (
    <Flex gap={2} wrap="wrap">
      {[...transfer.next_stages].sort(cancelFirst).map((next) => (
        <Button
          key={next.stage}
          variant={next.stage === 'canceled' ? 'danger-light' : 'default'}
          onClick={() => setAsked(next)}
        >
          {next.label}
        </Button>
      ))}
      {asked?.stage === 'received' && <ReceiptDialog transfer={transfer} next={asked} move={move} onClose={close} />}
      {asked !== null && asked.stage !== 'received' && (
        <ConfirmDialog transfer={transfer} isUnsaved={isUnsaved} next={asked} move={move} onClose={close} />
      )}
    </Flex>
  );
}

/** What undoes stands left; the way forward is the last and strongest button. */
const cancelFirst = (a: NextStage, b: NextStage): number =>
  Number(b.stage === 'canceled') - Number(a.stage === 'canceled');

interface DialogProps extends Omit<Props, 'isUnsaved'> {
  readonly next: NextStage;
  readonly onClose: () => void;
}

function consequence({ stage, source_warehouse: source }: Transfer, next: NextStage): string {
  const origin = source?.name ?? 'el origen';
  if (next.stage === 'sent') return `Sus piezas salen de las existencias de ${origin} y quedan en camino.`;
  return stage === 'sent'
    ? `Sus piezas vuelven a las existencias de ${origin}. No se puede deshacer.`
    : 'El borrador se cancela. No se puede deshacer.';
}

/** What is not saved would not be sent: it is saved or given up first. */
function ConfirmDialog({ transfer, isUnsaved, next, move, onClose }: DialogProps & Pick<Props, 'isUnsaved'>) {
  const waits = isUnsaved && next.stage === 'sent';
  const submit = async () => {
    const failure = await move(transfer, next, {});
    if (failure === null) onClose();
    return failure;
  };
  return (
    <FormDialog
      title={next.label}
      submitLabel={next.label}
      isDangerous={next.stage === 'canceled'}
      isIncomplete={waits}
      fields={[]}
      onSubmit={submit}
      onClose={onClose}
    >
      {() =>
        waits ? (
          <Typography textColor="danger600">
            El borrador tiene cambios sin guardar: guárdalos o descártalos antes de enviarlo.
          </Typography>
        ) : (
          <Typography>{consequence(transfer, next)}</Typography>
        )
      }
    </FormDialog>
  );
}

const receiptLabel = (missing: number): string =>
  missing === 0 ? 'Recibir todo' : `Recibir con ${missingText(missing)}`;

/** What arrived of each line: all of it unless somebody counts less. */
function ReceiptDialog({ transfer, next, move, onClose }: DialogProps) {
  const [typed, setTyped] = useState<Typed>({});
  const lines = transfer.transfer_details;
  const received = receiptOf(typed, lines);
  const missing = missingOf(typed, lines);
  const submit = async () => {
    const failure = await move(transfer, next, { received });
    if (failure === null) onClose();
    return failure;
  };
  return (
    <FormDialog
      title="Recibir traspaso"
      submitLabel={receiptLabel(missing)}
      isIncomplete={received === null}
      fields={[]}
      onSubmit={submit}
      onClose={onClose}
    >
      {() => (
        <>
          <Typography>
            {`Cuenta lo que llegó a ${transfer.target_warehouse?.name ?? 'el destino'}. Lo que falte queda escrito en su partida y no entra a existencias.`}
          </Typography>
          <Flex tag="ul" direction="column" alignItems="stretch" gap={2}>
            {lines.map((line) => {
              const quantity = quantityOf(typed, line, 0);
              return (
                <Flex tag="li" key={line.id} justifyContent="space-between" gap={3}>
                  <Typography ellipsis>
                    {line.name === null ? lineName(line) : `${lineName(line)} · ${line.name}`}
                  </Typography>
                  <Flex gap={2} flex="none">
                    <QuantityInput
                      label={`Piezas que llegaron de ${lineName(line)}`}
                      value={shownQuantity(typed, line)}
                      isWrong={quantity === null || quantity > line.quantity}
                      isChanged={typed[line.id] !== undefined}
                      onChange={(text) => setTyped((current) => ({ ...current, [line.id]: text }))}
                    />
                    <Typography variant="pi" textColor="neutral600">
                      {`de ${formatNumber(line.quantity)}`}
                    </Typography>
                  </Flex>
                </Flex>
              );
            })}
          </Flex>
        </>
      )}
    </FormDialog>
  );
}
