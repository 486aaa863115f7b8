import { Card, TextField } from '@mayorista/kernel/panel';
import { Grid, Typography } from '@strapi/design-system';
import type { PromosDraft } from '../../product-prices/promos-draft';

interface Props {
  readonly draft: PromosDraft;
  readonly errors: Readonly<Record<string, string>>;
  readonly isDisabled: boolean;
  readonly onChange: (change: Partial<PromosDraft>) => void;
}

/** Percents by the level of the distributor who buys, 1 to 6. */
export const LevelsCard = ({ draft: { levels }, errors, isDisabled, onChange }: Props) => (
  <Card title="Descuento por nivel">
    <Typography variant="pi" textColor="neutral600">
      Según el nivel de precios de la empresa que compra; vacío: sin descuento de ese nivel.
    </Typography>
    <Grid.Root gap={4}>
      {levels.map((level, index) => (
        <Grid.Item key={index} col={2} s={4} xs={6} alignItems="flex-start">
          <TextField
            name={`promo_level_${index + 1}`}
            label={`Nivel ${index + 1} (%)`}
            inputMode="decimal"
            value={level}
            error={errors[`product_promo_level_discounts.${index}`]}
            isDisabled={isDisabled}
            onChange={(value) => onChange({ levels: levels.map((each, at) => (at === index ? value : each)) })}
          />
        </Grid.Item>
      ))}
    </Grid.Root>
  </Card>
);
