import { Accordion, Button, Flex, Modal, Typography } from '@strapi/design-system';
import { toFailure, formatNumber, useAsyncAction, type Failure } from '@mayorista/kernel/panel';
import { useFetchClient, useNotification } from '@strapi/strapi/admin';
import { useState } from 'react';
import {
  bodyOf,
  countFilled,
  errorsOf,
  typedOf,
  withTyped,
  type FilledGroup,
  type ProductDatasheet,
  type Typed,
  type FilledField,
  type TypedValues,
} from '../datasheets/product-values';
import { contentId } from '../plugin-id';
import { ValueField } from './ValueField';

interface Props {
  readonly sheet: ProductDatasheet;
  readonly onSaved: () => void;
  readonly onReload: () => Promise<void>;
  readonly onClose: () => void;
}

/** The values of a product's datasheet, a group at a time: only the open group's fields are drawn, however many there are. */
export function ValuesDialog({ sheet, onSaved, onReload, onClose }: Props) {
  const { typed, errors, text, isBusy, change, save } = useValues(sheet, onSaved, onReload);
  const groups = sheet.product_datasheet_groups;
  const [open, setOpen] = useState(String(groups[0]?.id ?? ''));
  const count = Object.keys(typed).length;
  return (
    <Modal.Root open onOpenChange={(isOpen) => !isOpen && !isBusy && onClose()}>
      <Modal.Content>
        <Modal.Header closeLabel="Cerrar">
          <Modal.Title>Ficha técnica: {sheet.datasheet_name}</Modal.Title>
        </Modal.Header>
        <Modal.Body>
          <Flex direction="column" alignItems="stretch" gap={4}>
            {text !== null && (
              <Typography textColor="danger600" role="alert">
                {text}
              </Typography>
            )}
            <Accordion.Root value={open} onValueChange={setOpen} collapsible>
              {groups.map((group) => (
                <Group
                  key={group.id}
                  group={group}
                  isOpen={open === String(group.id)}
                  typed={typed}
                  errors={errors}
                  onChange={change}
                />
              ))}
            </Accordion.Root>
          </Flex>
        </Modal.Body>
        <Modal.Footer>
          <Button variant="tertiary" disabled={isBusy} onClick={onClose}>
            Cancelar
          </Button>
          <Button loading={isBusy} disabled={count === 0} onClick={() => void save()}>
            {count === 0 ? 'Guardar' : `Guardar ${formatNumber(count)} ${count === 1 ? 'cambio' : 'cambios'}`}
          </Button>
        </Modal.Footer>
      </Modal.Content>
    </Modal.Root>
  );
}

interface GroupProps {
  readonly group: FilledGroup;
  readonly isOpen: boolean;
  readonly typed: TypedValues;
  readonly errors: Readonly<Record<number, string>>;
  readonly onChange: (field: FilledField, value: Typed) => void;
}

function Group({ group, isOpen, typed, errors, onChange }: GroupProps) {
  const fields = group.product_datasheet_fields;
  const { filled, total } = countFilled([group]);
  const changed = fields.filter(({ id }) => id in typed).length;
  const wrong = fields.filter(({ id }) => id in errors).length;
  const told = [
    `${filled} de ${total}`,
    ...(changed > 0 ? [`${changed} sin guardar`] : []),
    ...(wrong > 0 ? [`${wrong} por corregir`] : []),
  ];
  return (
    <Accordion.Item value={String(group.id)}>
      <Accordion.Header>
        <Accordion.Trigger>
          {group.name}{' '}
          <Typography variant="pi" textColor="neutral600">
            {told.join(' · ')}
          </Typography>
        </Accordion.Trigger>
      </Accordion.Header>
      <Accordion.Content>
        {isOpen && (
          <Flex direction="column" alignItems="stretch" gap={4} padding={4}>
            {fields.map((field) => (
              <ValueField
                key={field.id}
                field={field}
                value={typed[field.id] ?? typedOf(field)}
                error={errors[field.id]}
                onChange={onChange}
              />
            ))}
          </Flex>
        )}
      </Accordion.Content>
    </Accordion.Item>
  );
}

/** What is typed of a product's values, and saving it: only what changed travels. */
function useValues(sheet: ProductDatasheet, onSaved: () => void, onReload: () => Promise<void>) {
  const { put } = useFetchClient();
  const { toggleNotification } = useNotification();
  const [typed, setTyped] = useState<TypedValues>({});
  const [errors, setErrors] = useState<Readonly<Record<number, string>>>({});
  const [text, setText] = useState<string | null>(null);
  const { isBusy, during } = useAsyncAction();

  const send = async () => {
    try {
      const options = sheet.updatedAt === null ? {} : { headers: { 'If-Match': `"${sheet.updatedAt}"` } };
      await put(`/${contentId}/product-datasheets/${sheet.product_id}`, bodyOf(typed), options);
      toggleNotification({ type: 'success', message: 'La ficha técnica del producto se ha actualizado' });
      onSaved();
    } catch (error) {
      const failure = toFailure(error);
      const wrong = errorsOf(typed, failure.fields);
      setErrors(wrong);
      setText(refusalText(failure, Object.keys(wrong).length));
      // Somebody was faster: the next saving goes on top of what they left.
      if (failure.status === 409) await onReload();
    }
  };

  const change = (field: FilledField, value: Typed) => {
    setTyped((current) => withTyped(current, field, value));
    setErrors(({ [field.id]: _gone, ...rest }) => rest);
  };
  return { typed, errors, text, isBusy, change, save: () => during(send) };
}

/** What stands above the fields: how many are to be corrected, or why nothing was saved. */
function refusalText({ status, text }: Failure, wrong: number): string {
  if (status === 409) return `${text}. Tus cambios siguen aquí: revísalos y guarda de nuevo.`;
  if (wrong === 0) return text;
  return wrong === 1
    ? 'No se guardó: hay un dato por corregir'
    : `No se guardó: hay ${formatNumber(wrong)} datos por corregir`;
}
