import { Button, Flex, Modal, Typography } from '@strapi/design-system';
import type { Failure } from '@mayorista/kernel/panel';
import { useState } from 'react';
import type { SpecialDiscount } from './discount';
import { DiscountFields } from './DiscountFields';
import { draftOf, type DiscountDraft } from './discount-draft';

interface Props {
  readonly discount: SpecialDiscount | null;
  readonly onSave: (draft: DiscountDraft) => Promise<Failure | null>;
  readonly onClose: () => void;
}

/** Asks for a special discount, or changes one: a changed one must be authorised again. */
export function DiscountForm({ discount, onSave, onClose }: Props) {
  const [draft, setDraft] = useState(draftOf(discount));
  const [failure, setFailure] = useState<Failure | null>(null);
  const [isBusy, setBusy] = useState(false);
  const set = (change: Partial<DiscountDraft>) => setDraft((current) => ({ ...current, ...change }));
  const errorOf = (field: string) =>
    Object.entries(failure?.fields ?? {}).find(([name]) => name === field || name.startsWith(`${field}.`))?.[1];

  const save = async () => {
    setBusy(true);
    setFailure(await onSave(draft));
    setBusy(false);
  };

  return (
    <Modal.Root open onOpenChange={(isOpen) => !isOpen && !isBusy && onClose()}>
      <Modal.Content>
        <Modal.Header closeLabel="Cerrar">
          <Modal.Title>
            {discount === null ? 'Pedir un descuento especial' : 'Cambiar el descuento especial'}
          </Modal.Title>
        </Modal.Header>
        <Modal.Body>
          <Flex direction="column" alignItems="stretch" gap={4}>
            <DiscountFields draft={draft} errorOf={errorOf} onChange={set} />
            {failure !== null && Object.keys(failure.fields).length === 0 && (
              <Typography textColor="danger600" role="alert">
                {failure.text}
              </Typography>
            )}
          </Flex>
        </Modal.Body>
        <Modal.Footer>
          <Button variant="tertiary" onClick={onClose} disabled={isBusy}>
            Cancelar
          </Button>
          <Button loading={isBusy} onClick={() => void save()}>
            {discount === null ? 'Pedir autorización' : 'Guardar'}
          </Button>
        </Modal.Footer>
      </Modal.Content>
    </Modal.Root>
  );
}
