import { IconButton, Menu } from '@strapi/design-system';
import { More } from '@strapi/icons';
import type { Category } from '../../categories/category';

export type LineAction = 'add' | 'place' | 'extras' | 'toggle' | 'remove';

interface Props {
  readonly category: Category;
  readonly onAction: (action: LineAction, category: Category) => void;
}

/** What can be done with a category, besides dragging it. */
export const LineMenu = ({ category, onAction }: Props) => (
  <Menu.Root>
    <Menu.Trigger label={`Acciones de ${category.name}`} tag={IconButton} variant="ghost" icon={<More />} />
    {/* As tall as what it holds: nothing is hidden below its edge. */}
    <Menu.Content popoverPlacement="bottom-end" maxHeight="none">
      <Menu.Item onSelect={() => onAction('add', category)}>Agregar subcategoría</Menu.Item>
      <Menu.Item onSelect={() => onAction('place', category)}>Mover a otra categoría…</Menu.Item>
      <Menu.Item onSelect={() => onAction('extras', category)}>Banners y accesorios…</Menu.Item>
      <Menu.Item onSelect={() => onAction('toggle', category)}>
        {category.activate_desactivate === false ? 'Activar' : 'Desactivar'}
      </Menu.Item>
      <Menu.Item variant="danger" onSelect={() => onAction('remove', category)}>
        Eliminar…
      </Menu.Item>
    </Menu.Content>
  </Menu.Root>
);
