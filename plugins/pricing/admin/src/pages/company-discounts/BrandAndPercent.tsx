import { RecordField, TextField } from '@mayorista/kernel/panel';
import type { ItemOf } from '@mayorista/config/answers';

interface Props {
  readonly brandId: number | null;
  readonly discount: string;
  readonly errorOf: (field: string) => string | undefined;
  readonly onBrand: (id: number | null) => void;
  readonly onDiscount: (text: string) => void;
}

/** On which brand, and how much: what every discount says. */
export const BrandAndPercent = ({ brandId, discount, errorOf, onBrand, onDiscount }: Props) => (
  <>
    <RecordField<ItemOf<'GET /brands'>>
      name="brand_id"
      error={errorOf('brand_id')}
      hint="Vacía: cuenta en todas las marcas"
      label="Marca"
      path="/catalogue/brands"
      placeholder="Todas las marcas"
      value={brandId}
      nameOf={({ name }) => name}
      onChange={onBrand}
    />
    <TextField
      name="discount"
      label="Descuento (%)"
      inputMode="decimal"
      isRequired
      value={discount}
      error={errorOf('discount')}
      onChange={onDiscount}
    />
  </>
);
