import { Field, Flex, Typography } from '@strapi/design-system';
import { FormDialog } from '@mayorista/kernel/panel';
import { useState } from 'react';
import type { Category, Move } from '../../categories/category';
import { childrenOf, closesCycle, fullName, type Tree } from '../../categories/tree';
import { CategoryPicker } from '../../components/CategoryPicker';

interface Props {
  readonly tree: Tree;
  readonly category: Category;
  readonly onMove: (move: Move) => void;
  readonly onClose: () => void;
}

/** Moves a category far away, without dragging it: into the category that is chosen, or to the first level. */
export function PlaceDialog({ tree, category, onMove, onClose }: Props) {
  const [parentId, setParent] = useState<number | null>(category.parent_category_id);
  const place = async () => {
    const last = childrenOf(tree, parentId).filter(({ id }) => id !== category.id).length;
    onMove({ id: category.id, parentId, index: last });
    return Promise.resolve(null);
  };
  return (
    <FormDialog
      title={`Mover ${category.name}`}
      submitLabel="Mover"
      fields={[]}
      isIncomplete={parentId === category.parent_category_id}
      onSubmit={place}
      onClose={onClose}
    >
      {() => (
        <Flex direction="column" alignItems="stretch" gap={3}>
          <Typography textColor="neutral600">Está en: {fullName(tree, category.id)}</Typography>
          <Field.Root
            name="parent"
            hint="Sin ninguna, queda en el primer nivel. No aparece ella misma ni lo que contiene."
          >
            <Field.Label>Nueva categoría superior</Field.Label>
            <CategoryPicker
              tree={tree}
              value={parentId}
              placeholder="Primer nivel"
              without={(id) => closesCycle(tree, category.id, id)}
              onChange={setParent}
            />
            <Field.Hint />
          </Field.Root>
        </Flex>
      )}
    </FormDialog>
  );
}
