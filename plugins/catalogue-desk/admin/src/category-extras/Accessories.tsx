import { Field, Flex, Tag } from '@strapi/design-system';
import { Cross } from '@strapi/icons';
import { fullName, type Tree } from '../categories/tree';
import { CategoryPicker } from '../components/CategoryPicker';

interface Props {
  readonly categoryId: number;
  readonly tree: Tree;
  readonly accessories: readonly number[];
  readonly error: string | undefined;
  readonly onChange: (accessories: readonly number[]) => void;
}

/** The categories in which accessories of a category are found. */
export const Accessories = ({ categoryId, tree, accessories, error, onChange }: Props) => (
  <Field.Root
    name="selected_category_accesories"
    error={error}
    hint="Categorías donde están los accesorios de los productos de ésta"
  >
    <Field.Label>Accesorios</Field.Label>
    <CategoryPicker
      key={accessories.length}
      tree={tree}
      value={null}
      label="Agregar una categoría de accesorios"
      placeholder="Busca y agrega categorías"
      without={(id) => id === categoryId || accessories.includes(id)}
      onChange={(id) => id !== null && onChange([...accessories, id])}
    />
    <Field.Hint />
    <Field.Error />
    <Flex gap={2} wrap="wrap" paddingTop={2}>
      {accessories.map((id) => (
        <Tag
          key={id}
          icon={<Cross aria-hidden />}
          label={`Quitar ${fullName(tree, id)}`}
          onClick={() => onChange(accessories.filter((each) => each !== id))}
        >
          {fullName(tree, id)}
        </Tag>
      ))}
    </Flex>
  </Field.Root>
);
