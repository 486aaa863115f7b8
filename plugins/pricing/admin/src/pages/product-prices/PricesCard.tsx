import { Card, TextField } from '@mayorista/kernel/panel';
import { Grid, Typography } from '@strapi/design-system';
import { priceErrorOf, priceFields, type PricesDraft } from '../../product-prices/prices-draft';

interface Props {
  readonly draft: PricesDraft;
  readonly errors: Readonly<Record<string, string>>;
  readonly isDisabled: boolean;
  readonly onChange: (change: Partial<PricesDraft>) => void;
}

const texts = {
  list_price: { label: 'Precio de lista (USD)', hint: 'Sin impuestos' },
  fixed_price: { label: 'Precio fijo (USD)', hint: 'Con él ningún descuento se aplica' },
  promo_discount: { label: 'Promoción para todos (%)', hint: 'Sin fecha de término' },
} as const;

/** The product's own prices. */
export const PricesCard = ({ draft, errors, isDisabled, onChange }: Props) => (
  <Card title="Precios">
    <Typography variant="pi" textColor="neutral600">
      Los descuentos no se suman: cada quien paga con el mejor de los suyos.
    </Typography>
    <Grid.Root gap={4}>
      {priceFields.map((field) => (
        <Grid.Item key={field} col={4} s={6} xs={12} alignItems="flex-start">
          <TextField
            name={field}
            label={texts[field].label}
            hint={texts[field].hint}
            inputMode="decimal"
            value={draft[field]}
            error={priceErrorOf(errors, field)}
            isDisabled={isDisabled}
            onChange={(value) => onChange({ [field]: value })}
          />
        </Grid.Item>
      ))}
    </Grid.Root>
  </Card>
);
