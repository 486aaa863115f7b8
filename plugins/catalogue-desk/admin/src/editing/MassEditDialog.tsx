import { Flex, IconButton, ProgressBar, SingleSelect, SingleSelectOption, Typography } from '@strapi/design-system';
import { Trash } from '@strapi/icons';
import { FormDialog, type Progress } from '@mayorista/kernel/panel';
import { useState } from 'react';
import type { Asked } from './asked';
import type { Draft } from './draft';
import { FieldInput } from './FieldInput';
import { massFields, type ProductField } from './fields';
import { chosenFields, countOf, isMassIncomplete, productsText } from './mass-draft';
import { ProductErrors } from './ProductErrors';
import { useMassEdit } from './use-mass-edit';
import { Whom } from './Whom';

interface Props extends Pick<Asked, 'products' | 'list'> {
  readonly onClose: () => void;
}

const names = massFields.map(({ name }) => name);
const clears = 'Sin valor, el dato se borra en todos los productos';

/** 'Edición masiva': the fields that are added, and one value of each for all the chosen products. */
export function MassEditDialog({ onClose, ...asked }: Props) {
  const { aim, found, errors, progress, save, leaveOut, toAll, toChosen } = useMassEdit(asked, onClose);
  const count = countOf(aim);
  /** How many were confirmed: another number asks again. */
  const [confirmed, setConfirmed] = useState<number | null>(null);
  const isConfirmed = confirmed === count;
  const [draft, setDraft] = useState<Draft>({});
  const set = (name: string, value: string) => setDraft((current) => ({ ...current, [name]: value }));
  const remove = (name: string) => setDraft(({ [name]: _gone, ...rest }) => rest);

  return (
    <FormDialog
      title="Edición masiva"
      submitLabel={`Cambiar ${productsText(count)}`}
      isIncomplete={count === 0 || isMassIncomplete(draft) || (aim.all !== null && !isConfirmed)}
      fields={names}
      onSubmit={() => save(draft)}
      onClose={onClose}
    >
      {(errorOf) => (
        <>
          <Whom
            aim={aim}
            list={asked.list}
            found={found}
            isConfirmed={isConfirmed}
            onConfirm={(isOn) => setConfirmed(isOn ? count : null)}
            onAll={toAll}
            onChosen={toChosen}
          />
          {chosenFields(draft).map((field) => (
            <Line
              key={field.name}
              field={field}
              value={draft[field.name] ?? ''}
              error={errorOf(field.name)}
              onChange={(value) => set(field.name, value)}
              onRemove={() => remove(field.name)}
            />
          ))}
          <SingleSelect
            aria-label="Agregar un campo"
            placeholder="Agregar un campo"
            value={null}
            onChange={(name) => set(String(name), '')}
          >
            {massFields
              .filter(({ name }) => !(name in draft))
              .map(({ name, label }) => (
                <SingleSelectOption key={name} value={name}>
                  {label}
                </SingleSelectOption>
              ))}
          </SingleSelect>
          <ProductErrors errors={errors} products={asked.products} onLeaveOut={leaveOut} />
          <Running progress={progress} />
        </>
      )}
    </FormDialog>
  );
}

interface LineProps {
  readonly field: ProductField;
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (value: string) => void;
  readonly onRemove: () => void;
}

const Line = ({ field, value, error, onChange, onRemove }: LineProps) => (
  <Flex gap={2} alignItems="flex-start">
    <FieldInput
      field={field}
      value={value}
      error={error}
      {...(field.isOptional === true && value.trim() === '' ? { hint: clears } : {})}
      onChange={onChange}
    />
    {/* Beside the input, below its label. */}
    <Flex paddingTop={6}>
      <IconButton label={`No cambiar: ${field.label}`} variant="ghost" onClick={onRemove}>
        <Trash />
      </IconButton>
    </Flex>
  </Flex>
);

function Running({ progress }: { readonly progress: Progress | null }) {
  if (progress === null) return null;
  const { done, total } = progress;
  return (
    <Flex direction="column" alignItems="stretch" gap={2} role="status">
      <Typography variant="pi">{`Cambiando productos: ${done} de ${total}`}</Typography>
      <ProgressBar value={total === 0 ? 0 : Math.round((done / total) * 100)} />
    </Flex>
  );
}
