import { Flex, Typography } from '@strapi/design-system';
import type { RecordSlots } from '@mayorista/kernel/panel/records';
import type { ListedOf } from '@mayorista/kernel/shape';
import { modalities, type training } from '../../../shared';

type Listed = ListedOf<typeof training> & Readonly<Record<string, unknown>>;

/** Renders what a card says of a course below its name: how, how long, category, brands. */
function CourseCard({ row }: { readonly row: Listed }) {
  const brands = (row.brands ?? []) as readonly { readonly name: string }[];
  const facts = [modalities[row.modality], row.hours === null ? null : `${row.hours} h`, row.category?.name ?? null];
  return (
    <Flex direction="column" alignItems="flex-start" gap={1}>
      <Typography variant="pi" textColor="neutral600">
        {facts.filter(Boolean).join(' · ')}
      </Typography>
      <Typography variant="pi">{brands.map(({ name }) => name).join(', ') || 'Sin marcas'}</Typography>
    </Flex>
  );
}

/** Parts of the pages of courses that their shape cannot say: cards as well as a list. */
export const trainingSlots: RecordSlots<typeof training> = {
  texts: { notListed: 'Error al cargar los cursos' },
  list: { card: CourseCard },
  move: {
    publish: {
      explain: () => 'Todos ven el curso en la tienda; entran los alumnos con acceso.',
      done: () => 'El curso está en la tienda',
      failed: 'El curso no pudo ser publicado',
    },
  },
};
