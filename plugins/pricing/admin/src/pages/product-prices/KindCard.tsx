import { Card } from '@mayorista/kernel/panel';
import { Field, Grid, SingleSelect, SingleSelectOption } from '@strapi/design-system';
import type { PromosDraft } from '../../product-prices/promos-draft';

interface Props {
  readonly draft: PromosDraft;
  readonly errors: Readonly<Record<string, string>>;
  readonly isDisabled: boolean;
  readonly onChange: (change: Partial<PromosDraft>) => void;
}

const discountTypes = { '1': 'Por porcentaje', '2': 'Por precio fijo' } as const;
const flowTypes = {
  standard: 'Estándar',
  volume: 'Por volumen',
  on_request: 'Bajo pedido',
  project: 'Por proyecto',
} as const;

/** How the product's discounts are given and how it is sold. */
export const KindCard = ({ draft, errors, isDisabled, onChange }: Props) => (
  <Card title="Tipo de descuento y de venta">
    <Grid.Root gap={4}>
      <Choice
        label="Tipo de descuento"
        value={draft.discountType}
        choices={discountTypes}
        error={errors['discountType.discount_type']}
        isDisabled={isDisabled}
        onChange={(discountType) => onChange({ discountType })}
      />
      <Choice
        label="Tipo de flujo"
        value={draft.flowType}
        choices={flowTypes}
        error={errors['discountType.product_flow_type']}
        isDisabled={isDisabled}
        onChange={(flowType) => onChange({ flowType })}
      />
    </Grid.Root>
  </Card>
);

interface ChoiceProps {
  readonly label: string;
  readonly value: string;
  readonly choices: Readonly<Record<string, string>>;
  readonly error: string | undefined;
  readonly isDisabled: boolean;
  readonly onChange: (value: string) => void;
}

const Choice = ({ label, value, choices, error, isDisabled, onChange }: ChoiceProps) => (
  <Grid.Item col={6} s={12} xs={12} direction="column" alignItems="stretch">
    <Field.Root error={error}>
      <Field.Label>{label}</Field.Label>
      <SingleSelect
        value={value}
        placeholder="Elige una opción"
        disabled={isDisabled}
        onChange={(next) => onChange(String(next))}
      >
        {Object.entries(choices).map(([key, text]) => (
          <SingleSelectOption key={key} value={key}>
            {text}
          </SingleSelectOption>
        ))}
      </SingleSelect>
      <Field.Error />
    </Field.Root>
  </Grid.Item>
);
