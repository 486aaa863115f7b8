import type { ItemOf } from '@mayorista/config/answers';
import type { BranchStock } from './stock';

/** Pieces that somebody holds. */
export type Reservation = ItemOf<'GET /stock-reservations'>;

export const holderText = ({ holder_name: name, holder_type: type, holder_id: id }: Reservation): string =>
  name ?? (type === 'cart' ? `Carrito núm. ${id}` : `Núm. ${id}`);

/** The branch, and the condition of its pieces where they are not new. */
export function shelfText(
  { branch_id: id, grade }: { readonly branch_id: number; readonly grade: string },
  branches: readonly Pick<BranchStock, 'id' | 'name'>[],
  grades: ReadonlyMap<string, string>,
): string {
  const branch = branches.find((each) => each.id === id)?.name ?? `Sucursal ${id}`;
  return grade === 'Stock' ? branch : `${branch} · ${grades.get(grade) ?? grade}`;
}

const minuteMs = 60_000;

/** How long pieces are still held; what is over is let go of within the minute. */
export function untilText(expiresAt: string, now: number): string {
  const minutes = Math.ceil((new Date(expiresAt).getTime() - now) / minuteMs);
  if (minutes <= 0) return 'Por liberarse';
  return minutes === 1 ? 'Queda 1 minuto' : `Quedan ${minutes} minutos`;
}
