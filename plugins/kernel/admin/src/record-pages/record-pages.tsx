import type { StrapiApp } from '@strapi/strapi/admin';
import { shapeTitles, type Shape } from '../../../shared/shape';
import { addPage } from '../areas/areas';
import { addVerb } from '../palette/verbs';
import { needing } from '../use-may';
import type { AnySlots, RecordPageOptions } from './options';

const firstPosition = 10;

/**
 * Adds the pages of a record to an area of the menu: its list at `plugins/<domain>/<plural>`, and below it the page of each record. The
 * shape says what they show; `slots` add what is special.
 */
export function recordPages<S extends Shape>(
  app: Pick<StrapiApp, 'addMenuLink'>,
  shape: S,
  {
    area,
    position = firstPosition,
    permissions = {},
    words = [],
    isBegunElsewhere = false,
    isChangedElsewhere = false,
    slots,
  }: RecordPageOptions<S>,
): void {
  const { read = `${shape.plural}.read`, write = `${shape.plural}.write`, moves = {} } = permissions;
  const called = [...(shape.found?.words ?? []), ...words];
  if (!isBegunElsewhere) addNewVerb(shape, { words: called, write });
  addPage(app, {
    area,
    position,
    words: called,
    label: shapeTitles(shape).many,
    to: `plugins/${shape.domain}/${shape.plural}`,
    permissions: needing(read),
    page: async () => {
      const [{ pagesOf }, special = {}] = await Promise.all([import('./pages'), slots?.()]);
      const codes = Object.keys(shape.moves).map((move): [string, string] => [
        move,
        (moves as Readonly<Record<string, string | undefined>>)[move] ?? write,
      ]);
      // Slots are only given answers of their own shape, so its types can be erased here.
      return pagesOf({
        shape,
        read,
        write,
        moves: Object.fromEntries(codes),
        isBegunElsewhere,
        isChangedElsewhere,
        slots: special as AnySlots,
      });
    },
  });
}

/** Offers the page of a new record from anywhere. */
function addNewVerb(
  shape: Shape,
  { words, write }: { readonly words: readonly string[]; readonly write: string },
): void {
  addVerb({
    label: shapeTitles(shape).new,
    words,
    permissions: needing(write),
    to: `/plugins/${shape.domain}/${shape.plural}/nuevo`,
  });
}
