import { Flex, Tag, Typography } from '@strapi/design-system';
import { Cross } from '@strapi/icons';
import { Card } from '@mayorista/kernel/panel';
import { useMemo } from 'react';
import { fullName, treeOf } from '../../categories/tree';
import { useCategories } from '../../categories/use-categories';
import { CategoryPicker } from '../../components/CategoryPicker';
import type { SheetDraft } from '../../datasheets/draft';

interface Props {
  readonly draft: SheetDraft;
  readonly mayWrite: boolean;
  readonly onChange: (update: (sheet: SheetDraft) => SheetDraft) => void;
}

/** The categories whose products are described with this datasheet. */
export function CategoriesCard({ draft: { categories }, mayWrite, onChange }: Props) {
  const { rows } = useCategories();
  const tree = useMemo(() => treeOf(rows ?? []), [rows]);
  const ids = new Set(categories.map(({ id }) => id));
  const add = (id: number | null) => {
    const name = id === null ? undefined : tree.byId.get(id)?.name;
    if (id !== null && name !== undefined)
      onChange((sheet) => ({ ...sheet, categories: [...sheet.categories, { id, name }] }));
  };
  const remove = (id: number) =>
    onChange((sheet) => ({ ...sheet, categories: sheet.categories.filter((each) => each.id !== id) }));

  return (
    <Card title="Categorías que la usan">
      <Typography variant="pi" textColor="neutral600">
        También la heredan sus subcategorías que no tienen otra. Lo ya escrito en los productos se conserva al cambiar
        de ficha.
      </Typography>
      {categories.length === 0 && <Typography textColor="neutral600">Ninguna todavía</Typography>}
      <Flex gap={2} wrap="wrap">
        {categories.map(({ id, name }) =>
          mayWrite ? (
            <Tag
              key={id}
              icon={<Cross aria-hidden />}
              label={`Quitar ${name}`}
              title={tree.byId.has(id) ? fullName(tree, id) : name}
              onClick={() => remove(id)}
            >
              {name}
            </Tag>
          ) : (
            <Typography key={id}>{name}</Typography>
          ),
        )}
      </Flex>
      {mayWrite && (
        <CategoryPicker
          key={categories.length}
          tree={tree}
          value={null}
          label="Agregar una categoría"
          placeholder="Agregar una categoría"
          without={(id) => ids.has(id)}
          onChange={add}
        />
      )}
    </Card>
  );
}
