import { Field, Flex, Tag, Typography } from '@strapi/design-system';
import { Cross } from '@strapi/icons';
import { FormDialog, RecordPicker, useAct } from '@mayorista/kernel/panel';
import { useFetchClient } from '@strapi/strapi/admin';
import { useState } from 'react';
import type { Limit } from '../../limits/limit';
import { pluginId } from '../../plugin-id';
import { productText } from './AddDialog';

interface Props {
  readonly limit: Limit;
  readonly onDone: () => void;
  readonly onClose: () => void;
}

interface Product {
  readonly id: number;
  readonly model: string;
  readonly name: string;
}

/** Gives other products the limits and the classification of this one (spec catalogue 3, limit assignment). */
export function AssignDialog({ limit, onDone, onClose }: Props) {
  const { post } = useFetchClient();
  const act = useAct();
  const [products, setProducts] = useState<readonly Product[]>([]);
  const assign = async () => {
    const body = { productId: limit.product_id, productsToAssignConfig: products.map(({ id }) => id) };
    const failure = await act(
      () => post(`/${pluginId}/product-limit-assignments`, body),
      products.length === 1 ? 'Límites asignados a 1 producto' : `Límites asignados a ${products.length} productos`,
    );
    if (failure === null) onDone();
    return failure;
  };
  return (
    <FormDialog
      title={`Asignar los límites de ${limit.model}`}
      submitLabel="Asignar"
      isIncomplete={products.length === 0}
      fields={['productsToAssignConfig']}
      onSubmit={assign}
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
            <RecordPicker<Product>
              key={products.length}
              path="/catalogue/products"
              size="M"
              label="Agregar un producto"
              placeholder="Busca y agrega productos"
              failedText="No se pudieron cargar los productos"
              value={null}
              nameOf={productText}
              onChange={(_id, product) => {
                if (product === null || product.id === limit.product_id) return;
                if (!products.some(({ id }) => id === product.id)) setProducts([...products, product]);
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
