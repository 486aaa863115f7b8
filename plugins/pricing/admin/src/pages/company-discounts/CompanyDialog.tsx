import { Flex } from '@strapi/design-system';
import { FormDialog, RecordField, TextField, useMutation } from '@mayorista/kernel/panel';
import { useFetchClient } from '@strapi/strapi/admin';
import { useState } from 'react';
import type { ItemOf } from '@mayorista/config/answers';
import type { CompanyDiscount } from '../../company-discounts/discounts';
import { pluginId } from '../../plugin-id';
import { numberText } from '../../product-prices/prices-draft';
import { BrandAndPercent } from './BrandAndPercent';

interface Props {
  /** The discount that is changed; null for a new one. */
  readonly discount: CompanyDiscount | null;
  readonly companyId: number | null;
  readonly onDone: () => void;
  readonly onClose: () => void;
}

interface Draft {
  readonly companyId: number | null;
  readonly brandId: number | null;
  readonly discount: string;
  readonly start: string;
  readonly end: string;
}

const newDraft = (companyId: number | null): Draft => ({ companyId, brandId: null, discount: '', start: '', end: '' });

const draftOf = (discount: CompanyDiscount): Draft => ({
  companyId: discount.company_id,
  brandId: discount.brand_id,
  discount: numberText(discount.discount),
  start: discount.start_date?.slice(0, 10) ?? '',
  end: discount.end_date?.slice(0, 10) ?? '',
});

const bodyOf = ({ companyId, brandId, discount, start, end }: Draft) => ({
  company_id: companyId,
  brand_id: brandId,
  ...(discount.trim() === '' ? {} : { discount: discount.trim() }),
  start_date: start === '' ? null : start,
  end_date: end === '' ? null : end,
});

/** A percent that one company has on a brand, or on all of them, between two days. */
export function CompanyDialog({ discount, companyId, onDone, onClose }: Props) {
  const { post, put } = useFetchClient();
  const act = useMutation();
  const [draft, setDraft] = useState(() => (discount === null ? newDraft(companyId) : draftOf(discount)));
  const set = (change: Partial<Draft>) => setDraft((current) => ({ ...current, ...change }));
  const save = async () => {
    const body = bodyOf(draft);
    const path = `/${pluginId}/company-discount-confs`;
    return discount === null
      ? act(() => post(path, body), 'El descuento se ha creado')
      : act(() => put(`${path}/${discount.id}`, body), 'El descuento se ha actualizado');
  };
  return (
    <FormDialog
      title={discount === null ? 'Agregar un descuento' : 'Cambiar el descuento'}
      submitLabel="Guardar"
      isIncomplete={draft.companyId === null}
      failedText={discount === null ? 'Error al guardar configuración' : 'La configuración no pudo ser actualizada'}
      fields={['company_id', 'brand_id', 'discount', 'start_date', 'end_date']}
      onSubmit={save}
      onDone={onDone}
      onClose={onClose}
    >
      {(errorOf) => (
        <>
          <RecordField<ItemOf<'GET /company-distributors'>>
            name="company_id"
            isRequired
            error={errorOf('company_id')}
            label="Distribuidor"
            path="/companies/company-distributors"
            placeholder="Busca un distribuidor"
            value={draft.companyId}
            nameOf={({ business_name: name }) => name}
            onChange={(id) => set({ companyId: id })}
          />
          <BrandAndPercent
            brandId={draft.brandId}
            discount={draft.discount}
            errorOf={errorOf}
            onBrand={(brandId) => set({ brandId })}
            onDiscount={(text) => set({ discount: text })}
          />
          <Flex gap={4} alignItems="flex-start">
            <TextField
              name="start_date"
              type="date"
              label="Desde"
              value={draft.start}
              error={errorOf('start_date')}
              onChange={(start) => set({ start })}
            />
            <TextField
              name="end_date"
              type="date"
              label="Hasta"
              value={draft.end}
              error={errorOf('end_date')}
              onChange={(end) => set({ end })}
            />
          </Flex>
        </>
      )}
    </FormDialog>
  );
}
