import { Box } from '@strapi/design-system';
import { LinkTabs, useMay } from '@mayorista/kernel/panel';
import { Layouts } from '@strapi/strapi/admin';
import { paths } from '../paths';
import { readsCategories, readsDatasheets, readsStoreItems } from '../permissions';

/** The pages of the catalogue, each with its own address; those that the person may see. */
export function CatalogueTabs() {
  const [seesTree, seesSheets, seesOrder] = [useMay(readsCategories), useMay(readsDatasheets), useMay(readsStoreItems)];
  const tabs = [
    { to: paths.tree, label: 'Árbol de categorías', isSeen: seesTree },
    { to: paths.datasheets, label: 'Fichas técnicas', isSeen: seesSheets },
    { to: paths.lists, label: 'Listas de valores', isSeen: seesSheets },
    { to: paths.storeOrder, label: 'Orden de la tienda', isSeen: seesOrder },
  ];
  return (
    <Layouts.Content>
      <Box paddingBottom={5}>
        <LinkTabs label="Catálogo" tabs={tabs.filter(({ isSeen }) => isSeen)} />
      </Box>
    </Layouts.Content>
  );
}
