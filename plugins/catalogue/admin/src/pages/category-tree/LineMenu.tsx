import { IconButton, MenuItem, SimpleMenu } from '@strapi/design-system';
import { More } from '@strapi/icons';
import type { Category } from '../../categories/category';

export type LineAction = 'add' | 'place' | 'toggle' | 'remove';

interface Props {
  readonly category: Category;
  readonly onAction: (action: LineAction, category: Category) => void;
}

/** What can be done with a category, besides dragging it. */
export const LineMenu = ({ category, onAction }: Props) => (
  <SimpleMenu
    label={`Acciones de ${category.name}`}
    tag={IconButton}
    variant="ghost"
    icon={<More />}
    popoverPlacement="bottom-end"
  >
    <MenuItem onSelect={() => onAction('add', category)}>Agregar subcategoría</MenuItem>
    <MenuItem onSelect={() => onAction('place', category)}>Mover a otra categoría…</MenuItem>
    <MenuItem onSelect={() => onAction('toggle', category)}>
      {category.activate_desactivate === false ? 'Activar' : 'Desactivar'}
    </MenuItem>
    <MenuItem variant="danger" onSelect={() => onAction('remove', category)}>
      Eliminar…
    </MenuItem>
  </SimpleMenu>
);
