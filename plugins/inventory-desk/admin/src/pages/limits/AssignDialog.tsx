import { Field, Flex, Tag, Typography } from '@strapi/design-system';
import { Cross } from '@strapi/icons';
import { FormDialog, useMutation } from '@mayorista/kernel/panel';
import { useFetchClient } from '@strapi/strapi/admin';
import { useState } from 'react';
import { AddProduct, type PickedProduct } from '../../AddProduct';
import type { Limit } from '../../limits/limit';
import { pluginId } from '../../plugin-id';

interface Props {
  readonly limit: Limit;
  readonly onDone: () => void;
  readonly onClose: () => void;
}

/** Gives other products the limits and the classification of this one (spec catalogue 3, limit assignment). */
export function AssignDialog({ limit, onDone, onClose }: Props) {
  const { post } = useFetchClient();
  const act = useMutation();
  const [products, setProducts] = useState<readonly PickedProduct[]>([]);
  const assign = async () => {
    const body = { productId: limit.product_id, productsToAssignConfig: products.map(({ id }) => id) };
    return act(
      () => post(`/${pluginId}/product-limit-assignments`, body),
      products.length === 1 ? 'Límites asignados a 1 producto' : `Límites asignados a ${products.length} productos`,
    );
  };
  return (
    <FormDialog
      title={`Asignar los límites de ${limit.model}`}
      submitLabel="Asignar"
      isIncomplete={products.length === 0}
      fields={['productsToAssignConfig']}
      onSubmit={assign}
      onDone={onDone}
      onClose={onClose}
    >
      {(errorOf) => (
        <>
          <Typography>
            Los productos que elijas quedan con los mismos límites en cada almacén, y con la misma etapa, tipo de flujo,
            tipo de descuento y pronóstico. Los límites que tenían se pierden.
          </Typography>
          <Field.Root name="productsToAssignConfig" required error={errorOf('productsToAssignConfig')}>
            <Field.Label>Productos</Field.Label>
            <AddProduct
              onAdd={(product) => {
                if (product.id !== limit.product_id && !products.some(({ id }) => id === product.id))
                  setProducts([...products, product]);
              }}
            />
            <Field.Error />
            <Flex gap={2} wrap="wrap" paddingTop={2}>
              {products.map((product) => (
                <Tag
                  key={product.id}
                  icon={<Cross aria-hidden />}
                  label={`Quitar ${product.model}`}
                  onClick={() => setProducts(products.filter(({ id }) => id !== product.id))}
                >
                  {product.model}
                </Tag>
              ))}
            </Flex>
          </Field.Root>
        </>
      )}
    </FormDialog>
  );
}
