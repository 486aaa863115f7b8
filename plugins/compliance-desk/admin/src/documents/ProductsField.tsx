import { Box, Field, Flex, Tag, Typography } from '@strapi/design-system';
import { Cross } from '@strapi/icons';
import { RecordAdder } from '@mayorista/kernel/panel';
import type { ItemOf } from '@mayorista/config/answers';
import { pluginId } from '../plugin-id';

type NomProduct = ItemOf<'GET /nom-products'>;
export type Covered = Pick<NomProduct, 'id' | 'model' | 'sku'>;

interface Props {
  readonly products: readonly Covered[];
  readonly errorOf: (field: string) => string | undefined;
  readonly onChange: (products: readonly Covered[]) => void;
}

const calledOf = ({ id, model, sku }: Covered): string => model ?? sku ?? `Producto ${id}`;

/** The fields under which the platform refuses products of a document or procedure. */
export const productFields = (products: readonly Covered[]): string[] => [
  'product_ids',
  ...products.map(({ id }) => `products.${id}`),
];

/** Products that a document or procedure covers, added one by one; what is wrong with one stands by its name. */
export function ProductsField({ products, errorOf, onChange }: Props) {
  const wrong = products.flatMap((product) => {
    const text = errorOf(`products.${product.id}`);
    return text === undefined ? [] : [`${calledOf(product)}: ${text}`];
  });
  return (
    <Field.Root name="product_ids" error={errorOf('product_ids')}>
      <Field.Label>Productos que ampara</Field.Label>
      <RecordAdder<NomProduct>
        path={`/${pluginId}/nom-products`}
        size="M"
        label="Agregar un producto"
        placeholder="Busca y agrega productos"
        failedText="No se pudieron cargar los productos"
        nameOf={(product) => `${calledOf(product)} · ${product.name ?? 'Sin nombre'}`}
        onAdd={(product) => {
          if (!products.some(({ id }) => id === product.id)) onChange([...products, product]);
        }}
      />
      <Field.Error />
      {products.length > 0 && (
        <Flex gap={2} wrap="wrap" paddingTop={2}>
          {products.map((product) => (
            <Tag
              key={product.id}
              icon={<Cross aria-hidden />}
              label={`Quitar ${calledOf(product)}`}
              onClick={() => onChange(products.filter(({ id }) => id !== product.id))}
            >
              {calledOf(product)}
            </Tag>
          ))}
        </Flex>
      )}
      {wrong.length > 0 && (
        <Box role="alert">
          <Flex tag="ul" direction="column" alignItems="flex-start">
            {wrong.map((text) => (
              <Typography key={text} tag="li" variant="pi" textColor="danger600">
                {text}
              </Typography>
            ))}
          </Flex>
        </Box>
      )}
    </Field.Root>
  );
}
