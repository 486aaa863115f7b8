import { Field, Textarea, Typography } from '@strapi/design-system';
import { FormDialog, type Failure } from '@mayorista/kernel/panel';
import { useState } from 'react';
import type { SpecialDiscount } from './discount';

interface Props {
  readonly discount: SpecialDiscount;
  readonly authorised: boolean;
  readonly onDecide: (note: string) => Promise<Failure | null>;
  readonly onClose: () => void;
}

/** Asks before a discount begins to count, or stops counting; the note is kept with the decision. */
export function DecisionDialog({ discount, authorised, onDecide, onClose }: Props) {
  const [note, setNote] = useState('');
  const label = authorised ? 'Autorizar' : discount.status === 'authorised' ? 'Retirar' : 'Rechazar';
  return (
    <FormDialog
      title={`${label} el descuento especial`}
      submitLabel={label}
      isDangerous={!authorised}
      fields={['note']}
      onSubmit={() => onDecide(note.trim())}
      onClose={onClose}
    >
      {(errorOf) => (
        <>
          <Typography>
            {`${Number(discount.discount)} % en ${discount.brand_name ?? 'la marca'} para ${discount.companies
              .map(({ business_name: name }) => name)
              .join(
                ', ',
              )}. ${authorised ? 'Vale desde ahora dentro de su vigencia.' : 'No vale mientras no se autorice.'}`}
          </Typography>
          <Field.Root name="note" error={errorOf('note')} hint="La ve quien lo pidió">
            <Field.Label>Nota</Field.Label>
            <Textarea value={note} maxLength={250} onChange={(event) => setNote(event.target.value)} />
            <Field.Hint />
            <Field.Error />
          </Field.Root>
        </>
      )}
    </FormDialog>
  );
}
