import { Field, SingleSelect, SingleSelectOption } from '@strapi/design-system';
import { FormDialog, type Failure } from '@mayorista/kernel/panel';
import { choiceOf } from '@mayorista/kernel/panel/filters';
import { useState } from 'react';
import {
  companyTypes,
  ownFields,
  typeTexts,
  type CompanyType,
  type TypeDiscount,
} from '../../company-discounts/discounts';
import { numberText } from '../../product-prices/prices-draft';
import { BrandAndPercent } from './BrandAndPercent';

type Config = Pick<TypeDiscount, 'company_type' | 'brand_id' | 'discount'>;

interface Props {
  /** The discount that is changed; null for a new one. */
  readonly discount: TypeDiscount | null;
  readonly onSave: (config: Config) => Promise<Failure | null>;
  readonly onClose: () => void;
}

/** A percent that every company of a type has on a brand, or on all of them. */
export function TypeDialog({ discount, onSave, onClose }: Props) {
  const [type, setType] = useState<CompanyType | null>(discount?.company_type ?? null);
  const [brandId, setBrand] = useState(discount?.brand_id ?? null);
  const [percent, setPercent] = useState(numberText(discount?.discount ?? ''));
  const save = async () => {
    if (type === null) return null;
    const failure = await onSave({ company_type: type, brand_id: brandId, discount: percent.trim() });
    return failure === null ? null : { ...failure, fields: ownFields(failure.fields) };
  };
  return (
    <FormDialog
      title={discount === null ? 'Agregar un descuento por tipo' : 'Cambiar el descuento por tipo'}
      submitLabel="Guardar"
      failedText="Error al guardar descuentos"
      isIncomplete={type === null || percent.trim() === ''}
      fields={['company_type', 'brand_id', 'discount']}
      onSubmit={save}
      onClose={onClose}
    >
      {(errorOf) => (
        <>
          <Field.Root name="company_type" required error={errorOf('company_type')}>
            <Field.Label>Tipo de distribuidor</Field.Label>
            <SingleSelect
              value={type ?? ''}
              placeholder="Elige el tipo"
              onChange={(value) => setType(choiceOf(companyTypes, value))}
            >
              {companyTypes.map((each) => (
                <SingleSelectOption key={each} value={each}>
                  {typeTexts[each]}
                </SingleSelectOption>
              ))}
            </SingleSelect>
            <Field.Error />
          </Field.Root>
          <BrandAndPercent
            brandId={brandId}
            discount={percent}
            errorOf={errorOf}
            onBrand={setBrand}
            onDiscount={setPercent}
          />
        </>
      )}
    </FormDialog>
  );
}
