import type { PanelComponent } from '@strapi/content-manager/strapi-admin';
import { Flex, IconButton, Typography } from '@strapi/design-system';
import { Trash } from '@strapi/icons';
import {
  Muted,
  publicIdOf,
  ReadFailure,
  RecordAdder,
  RecordLink,
  useAsyncAction,
  useMay,
  useRead,
  useMutationWithToast,
} from '@mayorista/kernel/panel';
import { useFetchClient } from '@strapi/strapi/admin';
import type { DataOf, ItemOf } from '@mayorista/config/answers';
import { readsSuppliers, writesBrands } from '../permissions';
import { pluginId } from '../plugin-id';
import { uids } from '../uids';

type Supplier = NonNullable<DataOf<'GET /brands/{id}'>['suppliers']>[number];

/** 'Proveedores' beside a brand: who sells it; each change is saved at once. */
export const BrandSuppliersPanel: PanelComponent = ({ model, document, meta }) => {
  const id = model === uids.brand ? publicIdOf(document, meta?.availableLocales) : null;
  return id === null ? null : { title: 'Proveedores', content: <ForReaders key={id} brandId={id} /> };
};

const ForReaders = ({ brandId }: { readonly brandId: number }) =>
  useMay(readsSuppliers) ? <Suppliers brandId={brandId} /> : null;

function Suppliers({ brandId }: { readonly brandId: number }) {
  const { suppliers, failure, isBusy, save, reload } = useSuppliers(brandId);
  const mayWrite = useMay(writesBrands);
  if (failure !== null) return <ReadFailure text={failure.text} onRetry={() => void reload()} />;
  if (suppliers === null) return <Typography variant="pi">Cargando</Typography>;
  return (
    <Flex direction="column" alignItems="stretch" gap={3} width="100%">
      {suppliers.length === 0 && <Muted>Ningún proveedor la vende</Muted>}
      <Flex tag="ul" direction="column" alignItems="stretch" gap={1}>
        {suppliers.map(({ id, name }) => (
          <Flex tag="li" key={id} justifyContent="space-between" gap={2}>
            <RecordLink uid={uids.supplier} id={id}>
              {name}
            </RecordLink>
            {mayWrite && (
              <IconButton
                variant="ghost"
                disabled={isBusy}
                label={`Quitar ${name}`}
                onClick={() => save(suppliers.filter((each) => each.id !== id))}
              >
                <Trash />
              </IconButton>
            )}
          </Flex>
        ))}
      </Flex>
      {mayWrite && (
        <RecordAdder<ItemOf<'GET /suppliers'>>
          path={`/${pluginId}/suppliers`}
          label="Agregar un proveedor"
          placeholder="Agregar un proveedor"
          disabled={isBusy}
          nameOf={({ name }) => name}
          onAdd={(found) => {
            if (!suppliers.some(({ id }) => id === found.id)) save([...suppliers, found]);
          }}
        />
      )}
    </Flex>
  );
}

function useSuppliers(brandId: number) {
  const { post } = useFetchClient();
  const act = useMutationWithToast();
  const { isBusy, during } = useAsyncAction();
  const path = `/catalogue/brands/${brandId}`;
  const { data, failure, reload } = useRead<DataOf<'GET /brands/{id}'>>(path);
  const save = (suppliers: readonly Supplier[]): void => {
    const body = { _method: 'PATCH', suppliers: suppliers.map(({ id }) => id) };
    void during(async () => {
      const refused = await act(() => post(path, body), 'La marca se ha actualizado');
      if (refused === null) await reload();
    });
  };
  return { suppliers: data?.suppliers ?? null, failure, isBusy, save, reload };
}
