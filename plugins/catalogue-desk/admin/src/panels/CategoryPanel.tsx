import type { PanelComponent } from '@strapi/content-manager/strapi-admin';
import { Button, Flex, Typography } from '@strapi/design-system';
import { Fact, publicIdOf, ReadFailure, useMay, useRead } from '@mayorista/kernel/panel';
import { useState } from 'react';
import type { CategoryExtras } from '../category-extras/extras-draft';
import { ExtrasDialog } from '../category-extras/ExtrasDialog';
import { readsCategories, writesCategories } from '../permissions';
import { pluginId } from '../plugin-id';
import { uids } from '../uids';

/** 'Banners y accesorios' beside a category: how many it has, and changing them. */
export const CategoryPanel: PanelComponent = ({ model, document, meta }) => {
  const id = model === uids.category ? publicIdOf(document, meta?.availableLocales) : null;
  return id === null ? null : { title: 'Banners y accesorios', content: <ForReaders key={id} categoryId={id} /> };
};

interface Props {
  readonly categoryId: number;
}

const ForReaders = ({ categoryId }: Props) => (useMay(readsCategories) ? <Counts categoryId={categoryId} /> : null);

function Counts({ categoryId }: Props) {
  const { data, failure, reload } = useRead<CategoryExtras>(`/${pluginId}/categories/${categoryId}`);
  const mayWrite = useMay(writesCategories);
  const [isOpen, setOpen] = useState(false);
  if (failure !== null) return <ReadFailure onRetry={() => void reload()} />;
  if (data === null) return <Typography variant="pi">Cargando</Typography>;
  const saved = () => {
    setOpen(false);
    void reload();
  };
  return (
    <Flex direction="column" alignItems="stretch" gap={2} width="100%">
      <Fact label="Banners">{data.banners.length}</Fact>
      <Fact label="Categorías de accesorios">{data.selected_category_accesories.length}</Fact>
      {mayWrite && (
        <Button
          size="S"
          variant="secondary"
          fullWidth
          aria-label="Editar banners y accesorios"
          onClick={() => setOpen(true)}
        >
          Editar
        </Button>
      )}
      {isOpen && (
        <ExtrasDialog categoryId={categoryId} name={data.name} onSaved={saved} onClose={() => setOpen(false)} />
      )}
    </Flex>
  );
}
