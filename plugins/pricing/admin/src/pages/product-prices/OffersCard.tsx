import { Card, TextField } from '@mayorista/kernel/panel';
import { Badge, Box, Button, Checkbox, Flex, Grid, Typography } from '@strapi/design-system';
import { Plus, Trash } from '@strapi/icons';
import {
  newOffer,
  offerNames,
  type Offer,
  type OfferDraft,
  type OfferName,
  type ProductPromos,
  type PromosDraft,
} from '../../product-prices/promos-draft';

interface Props {
  readonly draft: PromosDraft;
  readonly stored: ProductPromos | null;
  readonly errors: Readonly<Record<string, string>>;
  readonly isDisabled: boolean;
  readonly onChange: (change: Partial<PromosDraft>) => void;
}

const texts = {
  product_promo_discount: {
    title: 'Promoción',
    called: 'promoción',
    value: 'Descuento (%)',
    hint: 'Para todos los distribuidores',
  },
  product_a_a_a_discount: {
    title: 'Descuento AAA',
    called: 'descuento AAA',
    value: 'Descuento (%)',
    hint: 'Descuento AAA del producto',
  },
  peso_fuerte: {
    title: 'Peso fuerte',
    called: 'peso fuerte',
    value: 'Pesos por dólar',
    hint: 'En lugar del tipo de cambio comercial, solo para este producto',
  },
} as const;

/** What counts from one day to another: promo, AAA and peso fuerte, one of each at most. */
export const OffersCard = ({ draft, stored, errors, isDisabled, onChange }: Props) => (
  <Card title="Promociones con vigencia">
    {offerNames.map((name) => (
      <OfferPart
        key={name}
        name={name}
        offer={draft.offers[name]}
        stored={stored?.[name] ?? null}
        errorOf={(field) => errors[`${name}.${field}`] ?? undefined}
        isDisabled={isDisabled}
        onChange={(offer) => onChange({ offers: { ...draft.offers, [name]: offer } })}
      />
    ))}
  </Card>
);

interface PartProps {
  readonly name: OfferName;
  readonly offer: OfferDraft | null;
  readonly stored: Offer | null;
  readonly errorOf: (field: string) => string | undefined;
  readonly isDisabled: boolean;
  readonly onChange: (offer: OfferDraft | null) => void;
}

function OfferPart({ name, offer, stored, errorOf, isDisabled, onChange }: PartProps) {
  const { title, called, hint } = texts[name];
  return (
    <Box tag="section" aria-label={title} paddingTop={3} borderColor="neutral150" borderWidth="1px 0 0">
      <Flex justifyContent="space-between" gap={3} wrap="wrap" paddingBottom={offer === null ? 0 : 3}>
        <Box>
          <Flex gap={2}>
            <Typography fontWeight="semiBold" tag="h3">
              {title}
            </Typography>
            {stored !== null && <InForce isInForce={stored.is_in_force} />}
          </Flex>
          <Typography variant="pi" textColor="neutral600">
            {stored?.set_by == null ? hint : `${hint} · la puso ${stored.set_by}`}
          </Typography>
        </Box>
        {!isDisabled &&
          (offer === null ? (
            <Button size="S" variant="secondary" startIcon={<Plus />} onClick={() => onChange(newOffer)}>
              {`Agregar ${called}`}
            </Button>
          ) : (
            <Button size="S" variant="danger-light" startIcon={<Trash />} onClick={() => onChange(null)}>
              {`Quitar ${called}`}
            </Button>
          ))}
      </Flex>
      {offer === null
        ? isDisabled && <Typography variant="pi">Ninguna</Typography>
        : offer && (
            <OfferFields name={name} offer={offer} errorOf={errorOf} isDisabled={isDisabled} onChange={onChange} />
          )}
    </Box>
  );
}

const InForce = ({ isInForce }: { readonly isInForce: boolean }) =>
  isInForce ? (
    <Badge backgroundColor="success100" textColor="success700">
      Vigente
    </Badge>
  ) : (
    <Badge>Fuera de vigencia</Badge>
  );

function OfferFields({
  name,
  offer,
  errorOf,
  isDisabled,
  onChange,
}: Omit<PartProps, 'offer' | 'stored'> & { readonly offer: OfferDraft }) {
  const set = (change: Partial<OfferDraft>) => onChange({ ...offer, ...change });
  const valueField = name === 'peso_fuerte' ? 'exchange_rate' : 'discount';
  return (
    <Flex direction="column" alignItems="stretch" gap={3}>
      <Grid.Root gap={4}>
        <Grid.Item col={4} s={12} xs={12} alignItems="flex-start">
          <TextField
            name={`${name}.${valueField}`}
            label={texts[name].value}
            inputMode="decimal"
            value={offer.value}
            error={errorOf(valueField)}
            isRequired
            isDisabled={isDisabled}
            onChange={(value) => set({ value })}
          />
        </Grid.Item>
        <Grid.Item col={4} s={6} xs={12} alignItems="flex-start">
          <TextField
            name={`${name}.start_date`}
            type="date"
            label="Desde"
            value={offer.start}
            error={errorOf('start_date')}
            isDisabled={isDisabled}
            onChange={(start) => set({ start })}
          />
        </Grid.Item>
        <Grid.Item col={4} s={6} xs={12} alignItems="flex-start">
          <TextField
            name={`${name}.end_date`}
            type="date"
            label="Hasta"
            value={offer.expires ? offer.end : ''}
            error={errorOf('end_date')}
            isDisabled={isDisabled || !offer.expires}
            onChange={(end) => set({ end })}
          />
        </Grid.Item>
      </Grid.Root>
      <Checkbox
        checked={!offer.expires}
        disabled={isDisabled}
        onCheckedChange={(isEndless) => set({ expires: isEndless !== true })}
      >
        No vence
      </Checkbox>
    </Flex>
  );
}
