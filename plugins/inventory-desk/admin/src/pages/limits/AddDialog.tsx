import { Field, Flex } from '@strapi/design-system';
import { FormDialog, RecordField, TextField, useMutation } from '@mayorista/kernel/panel';
import { useFetchClient } from '@strapi/strapi/admin';
import { useState } from 'react';
import { productPicking, type PickedProduct } from '../../AddProduct';
import { piecesBody } from '../../limits/limit';
import { pluginId } from '../../plugin-id';
import { WarehouseSelect, type Warehouse } from '../../Warehouses';

interface Props {
  readonly warehouses: readonly Warehouse[];
  readonly warehouseId: number | null;
  readonly onDone: () => void;
  readonly onClose: () => void;
}

/** A limit of a product in one more warehouse. */
export function AddDialog({ warehouses, warehouseId: first, onDone, onClose }: Props) {
  const { post } = useFetchClient();
  const act = useMutation();
  const [productId, setProduct] = useState<number | null>(null);
  const [warehouseId, setWarehouse] = useState(first);
  const [pieces, setPieces] = useState({ minimum: '', maximum: '' });
  const add = async () => {
    const body = {
      product_id: productId,
      warehouse_id: warehouseId,
      minimum: piecesBody(pieces.minimum),
      maximum: piecesBody(pieces.maximum),
    };
    return act(() => post(`/${pluginId}/product-limits`, body), 'El límite se ha creado');
  };
  return (
    <FormDialog
      title="Agregar un límite"
      submitLabel="Agregar"
      isIncomplete={productId === null || warehouseId === null}
      fields={['product_id', 'warehouse_id', 'minimum', 'maximum']}
      onSubmit={add}
      onDone={onDone}
      onClose={onClose}
    >
      {(errorOf) => (
        <>
          <RecordField<PickedProduct>
            name="product_id"
            isRequired
            error={errorOf('product_id')}
            label="Producto"
            {...productPicking}
            placeholder="Nombre, modelo o SKU"
            value={productId}
            onChange={setProduct}
          />
          <Field.Root name="warehouse_id" required error={errorOf('warehouse_id')}>
            <Field.Label>Almacén</Field.Label>
            <WarehouseSelect
              warehouses={warehouses}
              label="Almacén"
              placeholder="Elige el almacén"
              size="M"
              value={warehouseId}
              onChange={setWarehouse}
            />
            <Field.Error />
          </Field.Root>
          <Flex gap={4} alignItems="flex-start">
            <TextField
              name="minimum"
              label="Mínimo"
              inputMode="numeric"
              isRequired
              value={pieces.minimum}
              error={errorOf('minimum')}
              onChange={(minimum) => setPieces((current) => ({ ...current, minimum }))}
            />
            <TextField
              name="maximum"
              label="Máximo"
              hint="0: sin máximo"
              inputMode="numeric"
              isRequired
              value={pieces.maximum}
              error={errorOf('maximum')}
              onChange={(maximum) => setPieces((current) => ({ ...current, maximum }))}
            />
          </Flex>
        </>
      )}
    </FormDialog>
  );
}
