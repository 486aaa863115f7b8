import { DISCOUNT_TYPE_TEXTS, FLOW_TYPE_TEXTS } from '@mayorista/config/constants';
import { Card, ChoiceField } from '@mayorista/kernel/panel';
import { Grid } from '@strapi/design-system';
import type { ReactNode } from 'react';
import type { PromosDraft } from '../../product-prices/promos-draft';

interface Props {
  readonly draft: PromosDraft;
  readonly errors: Readonly<Record<string, string>>;
  readonly isDisabled: boolean;
  readonly onChange: (change: Partial<PromosDraft>) => void;
}

/** The call numbers them (spec catalogue 3, Product promos). */
const discountTypes = { '1': DISCOUNT_TYPE_TEXTS.by_percentage, '2': DISCOUNT_TYPE_TEXTS.by_fixed_price } as const;

/** How the product's discounts are given and how it is sold. */
export const KindCard = ({ draft, errors, isDisabled, onChange }: Props) => (
  <Card title="Tipo de descuento y de venta">
    <Grid.Root gap={4}>
      <Half>
        <ChoiceField
          name="discount_type"
          label="Tipo de descuento"
          value={draft.discountType}
          choices={discountTypes}
          error={errors['discountType.discount_type']}
          isDisabled={isDisabled}
          onChange={(discountType) => onChange({ discountType })}
        />
      </Half>
      <Half>
        <ChoiceField
          name="product_flow_type"
          label="Tipo de flujo"
          value={draft.flowType}
          choices={FLOW_TYPE_TEXTS}
          error={errors['discountType.product_flow_type']}
          isDisabled={isDisabled}
          onChange={(flowType) => onChange({ flowType })}
        />
      </Half>
    </Grid.Root>
  </Card>
);

const Half = ({ children }: { readonly children: ReactNode }) => (
  <Grid.Item col={6} s={12} xs={12} direction="column" alignItems="stretch">
    {children}
  </Grid.Item>
);
