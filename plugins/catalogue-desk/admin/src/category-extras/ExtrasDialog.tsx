import { Flex, Loader, Typography } from '@strapi/design-system';
import { FormDialog } from '@mayorista/kernel/panel';
import { useMemo } from 'react';
import { treeOf } from '../categories/tree';
import { useCategories } from '../categories/use-categories';
import { Accessories } from './Accessories';
import { Banners } from './Banners';
import { bannerFields } from './extras-draft';
import { useExtras } from './use-extras';

interface Props {
  readonly categoryId: number;
  readonly name: string;
  readonly onSaved: () => void;
  readonly onClose: () => void;
}

/** 'Banners y accesorios' of a category. */
export function ExtrasDialog({ categoryId, name, onSaved, onClose }: Props) {
  const { failure, draft, errors, isDirty, addBanner, removeBanner, sayOfBanner, setAccessories, save } = useExtras(
    categoryId,
    onSaved,
  );
  const { rows, hasFailed } = useCategories();
  const tree = useMemo(() => treeOf(rows ?? []), [rows]);
  const isRead = draft !== null && rows !== null;
  return (
    <FormDialog
      title={`Banners y accesorios: ${name}`}
      submitLabel="Guardar"
      isIncomplete={!isDirty}
      fields={['selected_category_accesories', ...(draft === null ? [] : bannerFields(draft))]}
      onSubmit={save}
      onClose={onClose}
    >
      {(errorOf) =>
        isRead ? (
          <>
            <Accessories
              categoryId={categoryId}
              tree={tree}
              accessories={draft.accessories}
              error={errorOf('selected_category_accesories')}
              onChange={setAccessories}
            />
            <Banners
              banners={draft.banners}
              errors={errors}
              onAdd={addBanner}
              onRemove={removeBanner}
              onSay={sayOfBanner}
            />
          </>
        ) : (
          <Flex justifyContent="center" padding={6}>
            {failure === null && !hasFailed ? (
              <Loader>Cargando</Loader>
            ) : (
              <Typography role="alert">No se pudo cargar la categoría</Typography>
            )}
          </Flex>
        )
      }
    </FormDialog>
  );
}
