import { defineRecord, type Actor } from '@mayorista/kernel';
import type { RowOf } from '@mayorista/kernel/shape';
import { productSerial } from '../../../shared/product-serial.shape';
import { mayMove, ownBranch } from '../transfers/transfer.scope';

type Row = RowOf<typeof productSerial>;

const here = ({ branch_id: id }: Row, actor: Actor): boolean => mayMove(actor, id);
/** Steps that shipments and returns take, and nobody by hand. */
const byItself = { may: (_row: Row, { kind }: Actor) => kind === 'system' };

/** Serves the serial numbers of pieces; a storeman sees those of the own branch. They come in by `/product-serials` as a whole delivery. */
export const productSerials = defineRecord(productSerial, {
  omits: ['create', 'update', 'remove'],
  scope: (query, actor) => {
    const own = ownBranch(actor);
    if (own !== null) query.where({ branch_id: own });
  },
  moves: {
    ship: byItself,
    take_back: byItself,
    retire: { may: here },
    restore: { may: here },
  },
});
