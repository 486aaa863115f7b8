import type { ItemOf } from '../../api/answers';

/** A branch, which anybody may read. */
export type BranchAnswer = ItemOf<'GET /branches'>;

export interface BranchView {
  readonly id: number;
  readonly name: string;
  readonly address: string;
  readonly mapUrl: string;
  /** As it is dialled, and as it is read. */
  readonly telephone: { readonly dialled: string; readonly read: string } | null;
  readonly hours: string | null;
}

const MEXICO = '+52';

/** Ten digits as they are read: the three big cities have an area code of two, all others of three. */
const read = (digits: string): string =>
  /^(33|55|56|81)/.test(digits)
    ? digits.replace(/^(\d{2})(\d{4})(\d{4})$/, '$1 $2 $3')
    : digits.replace(/^(\d{3})(\d{3})(\d{4})$/, '$1 $2 $3');

/** The branches one can go to, with the way there; the virtual one is no place. */
export function branchViews(branches: readonly BranchAnswer[]): BranchView[] {
  return branches
    .filter(({ is_virtual }) => !is_virtual)
    .map(({ id, name, street, colony, municipality, zip_code, telephone, opening_hours }) => {
      const address = [street, colony, [zip_code, municipality].filter(Boolean).join(' ')].filter(Boolean).join(', ');
      return {
        id,
        name,
        address,
        mapUrl: `https://www.google.com/maps/search/?${new URLSearchParams({ api: '1', query: `${address}, México` })}`,
        telephone: telephone ? { dialled: `${MEXICO}${telephone}`, read: read(telephone) } : null,
        hours: opening_hours || null,
      };
    });
}
