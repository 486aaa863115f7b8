import {
  Button,
  Field,
  Flex,
  Modal,
  MultiSelect,
  MultiSelectOption,
  SingleSelect,
  SingleSelectOption,
  TextInput,
  Typography,
} from '@strapi/design-system';
import { usePage, type Failure } from '@mayorista/kernel/panel';
import { useState } from 'react';
import type { SpecialDiscount } from './discount';

export interface DiscountDraft {
  readonly brand_id: string;
  readonly discount: string;
  readonly start_date: string;
  readonly end_date: string;
  readonly reason: string;
  readonly company_ids: readonly string[];
}

interface Props {
  readonly discount: SpecialDiscount | null;
  readonly onSave: (draft: DiscountDraft) => Promise<Failure | null>;
  readonly onClose: () => void;
}

const draftOf = (discount: SpecialDiscount | null): DiscountDraft => ({
  brand_id: discount === null ? '' : String(discount.brand_id),
  discount: discount === null ? '' : String(Number(discount.discount)),
  start_date: discount?.start_date?.slice(0, 10) ?? '',
  end_date: discount?.end_date?.slice(0, 10) ?? '',
  reason: discount?.reason ?? '',
  company_ids: discount?.companies.map(({ id }) => String(id)) ?? [],
});

/** Asks for a special discount, or changes one: a changed one must be authorised again. */
export function DiscountForm({ discount, onSave, onClose }: Props) {
  const [draft, setDraft] = useState(draftOf(discount));
  const [failure, setFailure] = useState<Failure | null>(null);
  const [isBusy, setBusy] = useState(false);
  const brands = usePage<{ id: number; name: string }>(
    '/catalogue/brands?per_page=100&order_by=name&order_direction=asc',
  );
  const companies = usePage<{ id: number; business_name: string }>('/companies/company-distributors?per_page=100');
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
            <Field.Root name="brand_id" required error={errorOf('brand_id')}>
              <Field.Label>Marca</Field.Label>
              <SingleSelect
                value={draft.brand_id}
                placeholder="Elige una marca"
                onChange={(value) => set({ brand_id: String(value) })}
              >
                {(brands.rows ?? []).map(({ id, name }) => (
                  <SingleSelectOption key={id} value={String(id)}>
                    {name}
                  </SingleSelectOption>
                ))}
              </SingleSelect>
              <Field.Error />
            </Field.Root>
            <Field.Root name="company_ids" required error={errorOf('company_ids')}>
              <Field.Label>Distribuidores</Field.Label>
              <MultiSelect
                value={[...draft.company_ids]}
                withTags
                placeholder="Elige a quiénes"
                onChange={(values: string[]) => set({ company_ids: values })}
              >
                {(companies.rows ?? []).map(({ id, business_name: name }) => (
                  <MultiSelectOption key={id} value={String(id)}>
                    {name}
                  </MultiSelectOption>
                ))}
              </MultiSelect>
              <Field.Error />
            </Field.Root>
            <Flex gap={4} alignItems="flex-start">
              <Text
                name="discount"
                label="Descuento (%)"
                value={draft.discount}
                error={errorOf('discount')}
                isRequired
                onChange={(value) => set({ discount: value })}
              />
              <Text
                name="start_date"
                type="date"
                label="Desde"
                value={draft.start_date}
                error={errorOf('start_date')}
                onChange={(value) => set({ start_date: value })}
              />
              <Text
                name="end_date"
                type="date"
                label="Hasta"
                value={draft.end_date}
                error={errorOf('end_date')}
                onChange={(value) => set({ end_date: value })}
              />
            </Flex>
            <Text
              name="reason"
              label="Motivo"
              value={draft.reason}
              error={errorOf('reason')}
              onChange={(value) => set({ reason: value })}
            />
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

interface TextProps {
  readonly name: string;
  readonly label: string;
  readonly value: string;
  readonly type?: 'text' | 'date';
  readonly error: string | undefined;
  readonly isRequired?: boolean;
  readonly onChange: (value: string) => void;
}

const Text = ({ name, label, value, type = 'text', error, isRequired = false, onChange }: TextProps) => (
  <Field.Root name={name} required={isRequired} error={error}>
    <Field.Label>{label}</Field.Label>
    <TextInput type={type} value={value} onChange={(event) => onChange(event.target.value)} />
    <Field.Error />
  </Field.Root>
);
