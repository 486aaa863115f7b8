import { Card, EditableTd, HeadedEditableTable } from '@mayorista/kernel/panel';
import { Button, Field, Flex, IconButton, TextInput, Typography } from '@strapi/design-system';
import { Plus, Trash } from '@strapi/icons';
import { formatAmount } from '../../format';
import { newTier, type PromosDraft, type TierDraft } from '../../product-prices/promos-draft';
import { tierPrice } from '../../product-prices/tier-price';

interface Props {
  readonly draft: PromosDraft;
  readonly listPrice: string;
  readonly errors: Readonly<Record<string, string>>;
  readonly isDisabled: boolean;
  readonly onChange: (change: Partial<PromosDraft>) => void;
}

const mostTiers = 20;

/** Prices for many pieces: from a quantity on, a percent off the list price. */
export function TiersCard({ draft: { tiers }, listPrice, errors, isDisabled, onChange }: Props) {
  const change = (index: number, tier: Partial<TierDraft>) =>
    onChange({ tiers: tiers.map((each, at) => (at === index ? { ...each, ...tier } : each)) });
  return (
    <Card title="Precios por volumen">
      <Typography variant="pi" textColor="neutral600">
        Sobre el precio de lista, desde la cantidad que se indica. Más piezas no pueden costar más.
      </Typography>
      {tiers.length === 0 ? (
        <Typography textColor="neutral600">Sin precios por volumen</Typography>
      ) : (
        <HeadedEditableTable
          label="Precios por volumen"
          headings={['Desde (piezas)', 'Descuento (%)', 'Precio por pieza', ...(isDisabled ? [] : ['Acciones'])]}
        >
          {tiers.map((tier, index) => (
            <TierRow
              key={index}
              tier={tier}
              number={index + 1}
              listPrice={listPrice}
              errorOf={(field) => errors[`volume_tiers.${index}.${field}`]}
              isDisabled={isDisabled}
              onChange={(update) => change(index, update)}
              onRemove={() => onChange({ tiers: tiers.filter((_, at) => at !== index) })}
            />
          ))}
        </HeadedEditableTable>
      )}
      {!isDisabled && (
        <Flex>
          <Button
            size="S"
            variant="secondary"
            startIcon={<Plus />}
            disabled={tiers.length >= mostTiers}
            onClick={() => onChange({ tiers: [...tiers, newTier] })}
          >
            Agregar precio por volumen
          </Button>
        </Flex>
      )}
    </Card>
  );
}

interface RowProps {
  readonly tier: TierDraft;
  readonly number: number;
  readonly listPrice: string;
  readonly errorOf: (field: string) => string | undefined;
  readonly isDisabled: boolean;
  readonly onChange: (tier: Partial<TierDraft>) => void;
  readonly onRemove: () => void;
}

function TierRow({ tier, number, listPrice, errorOf, isDisabled, onChange, onRemove }: RowProps) {
  const price = tierPrice(listPrice, tier.discount);
  return (
    <tr>
      <EditableTd>
        <Cell
          label={`Desde cuántas piezas, renglón ${number}`}
          value={tier.from}
          error={errorOf('min_quantity')}
          isDisabled={isDisabled}
          onChange={(from) => onChange({ from })}
        />
      </EditableTd>
      <EditableTd>
        <Cell
          label={`Descuento por ciento, renglón ${number}`}
          value={tier.discount}
          error={errorOf('discount')}
          isDisabled={isDisabled}
          onChange={(discount) => onChange({ discount })}
        />
      </EditableTd>
      <EditableTd>
        <Typography>{price === null ? '—' : formatAmount(price, 'USD')}</Typography>
      </EditableTd>
      {!isDisabled && (
        <EditableTd>
          <IconButton label={`Quitar el renglón ${number}`} variant="ghost" onClick={onRemove}>
            <Trash />
          </IconButton>
        </EditableTd>
      )}
    </tr>
  );
}

interface CellProps {
  readonly label: string;
  readonly value: string;
  readonly error: string | undefined;
  readonly isDisabled: boolean;
  readonly onChange: (value: string) => void;
}

const Cell = ({ label, value, error, isDisabled, onChange }: CellProps) => (
  <Field.Root error={error}>
    <TextInput
      size="S"
      aria-label={label}
      inputMode="decimal"
      value={value}
      disabled={isDisabled}
      onChange={(event) => onChange(event.target.value)}
    />
    <Field.Error />
  </Field.Root>
);
