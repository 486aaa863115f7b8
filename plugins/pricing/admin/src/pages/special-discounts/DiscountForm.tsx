import { FormDialog, type Failure } from '@mayorista/kernel/panel';
import { useState } from 'react';
import type { SpecialDiscount } from './discount';
import { DiscountFields } from './DiscountFields';
import { draftOf, type DiscountDraft } from './discount-draft';

interface Props {
  readonly discount: SpecialDiscount | null;
  readonly onSave: (draft: DiscountDraft) => Promise<Failure | null>;
  readonly onClose: () => void;
}

const fields = ['brand_id', 'company_ids', 'discount', 'start_date', 'end_date', 'reason'];

/** Asks for a special discount, or changes one: a changed one must be authorised again. */
export function DiscountForm({ discount, onSave, onClose }: Props) {
  const [draft, setDraft] = useState(() => draftOf(discount));
  return (
    <FormDialog
      title={discount === null ? 'Pedir un descuento especial' : 'Cambiar el descuento especial'}
      submitLabel={discount === null ? 'Pedir autorización' : 'Guardar'}
      fields={fields}
      onSubmit={() => onSave(draft)}
      onClose={onClose}
    >
      {(errorOf) => (
        <DiscountFields
          draft={draft}
          errorOf={errorOf}
          onChange={(change) => setDraft((current) => ({ ...current, ...change }))}
        />
      )}
    </FormDialog>
  );
}
