import { Typography } from '@strapi/design-system';
import { FormDialog, useMutation } from '@mayorista/kernel/panel';
import { useFetchClient } from '@strapi/strapi/admin';
import type { Category } from '../../categories/category';
import { countBelow } from '../../categories/tree';
import { ExtrasDialog } from '../../category-extras/ExtrasDialog';
import { pluginId } from '../../plugin-id';
import { ChildDialog } from './ChildDialog';
import { PlaceDialog } from './PlaceDialog';
import type { TreeState } from './use-tree';

/** What is being asked: a new category below one (null: at the root), where to move one, what it holds, or whether to remove it. */
export type Asked =
  | { readonly kind: 'add'; readonly parentId: number | null }
  | { readonly kind: 'place' | 'extras' | 'remove'; readonly category: Category };

interface Props {
  readonly asked: Asked | null;
  readonly state: TreeState;
  readonly onAdded: (parentId: number | null) => void;
  readonly onClose: () => void;
}

export function TreeDialogs({ asked, state, onAdded, onClose }: Props) {
  const { tree, page, move } = state;
  if (asked === null) return null;
  if (asked.kind === 'add') {
    const done = () => {
      onAdded(asked.parentId);
      onClose();
      void page.reload();
    };
    return <ChildDialog tree={tree} parentId={asked.parentId} onDone={done} onClose={onClose} />;
  }
  if (asked.kind === 'place')
    return (
      <PlaceDialog
        tree={tree}
        category={asked.category}
        onClose={onClose}
        onMove={(wanted) => {
          onClose();
          move(wanted);
        }}
      />
    );
  if (asked.kind === 'extras') {
    const { id, name } = asked.category;
    return <ExtrasDialog categoryId={id} name={name} onSaved={onClose} onClose={onClose} />;
  }
  return <RemoveDialog state={state} category={asked.category} onClose={onClose} />;
}

interface RemoveProps {
  readonly state: TreeState;
  readonly category: Category;
  readonly onClose: () => void;
}

/** Asks before a category goes; the platform refuses while it holds others or products. */
function RemoveDialog({ state: { tree, page }, category, onClose }: RemoveProps) {
  const { del } = useFetchClient();
  const act = useMutation();
  const below = countBelow(tree, category.id);
  const remove = () => act(() => del(`/${pluginId}/categories/${category.id}`), 'La categoría se ha eliminado');
  return (
    <FormDialog
      title={`Eliminar ${category.name}`}
      submitLabel="Eliminar"
      isDangerous
      isIncomplete={below > 0}
      fields={[]}
      onSubmit={remove}
      onDone={() => {
        onClose();
        void page.reload();
      }}
      onClose={onClose}
    >
      {() => (
        <Typography>
          {below > 0
            ? `Contiene ${below === 1 ? 'una subcategoría' : `${below} subcategorías`}: muévelas o elimínalas antes.`
            : 'No se puede deshacer. Si tiene productos, hay que moverlos antes.'}
        </Typography>
      )}
    </FormDialog>
  );
}
