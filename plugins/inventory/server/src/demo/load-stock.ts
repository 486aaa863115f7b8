import { historyMonths, limitsOf, monthlySales, products, transfers } from '@mayorista/database/seeds';
import { addDays, insertRows, now, today, type Tx } from '@mayorista/kernel';
import { tables } from '../uids';
import { idOf, type Known } from './demo-ids';

const dayMs = 86_400_000;
const monthDays = 30;

interface Shelf {
  readonly product_id: number;
  readonly branch_id: number;
  readonly grade: string;
}

/** One line of a shelf's past: what came or went, why and how many days ago. */
interface Past {
  readonly quantity: number;
  readonly cause: string;
  readonly daysAgo: number;
}

/** What is on the shelves today, how it came to be so (the ledger adds up to it), limits of what sells, and what is coming. */
export async function loadStock(tx: Tx, known: Known): Promise<void> {
  const shelves = shelvesOf(known);
  await insertRows(
    tx,
    tables.stock,
    shelves.map(({ shelf, onHand }) => ({ ...shelf, on_hand: onHand, reserved: 0 })),
  );
  await insertRows(
    tx,
    tables.movement,
    shelves.flatMap(({ shelf, past }) => movementsOf(shelf, past)),
  );
  await insertRows(
    tx,
    tables.stockLimit,
    shelves.flatMap(({ shelf: { product_id, branch_id }, limits }) =>
      limits === null ? [] : [{ product_id, branch_id, ...limits }],
    ),
  );
  await insertRows(
    tx,
    tables.transit,
    products.flatMap((product) =>
      product.transit.map((transit) => ({
        product_id: idOf(known.productIds, product.sku),
        branch_id: idOf(known.branchIds, transit.branch),
        quantity: transit.quantity,
        available_on: addDays(today(), transit.arrives_in_days),
      })),
    ),
  );
}

const shelvesOf = ({ productIds, branchIds }: Known) =>
  products.flatMap((product) =>
    product.stock.map((stock) => {
      const sales = monthlySales(product, stock);
      const shelf: Shelf = {
        product_id: idOf(productIds, product.sku),
        branch_id: idOf(branchIds, stock.branch),
        grade: stock.grade,
      };
      const sent = sentFrom(stock.branch, stock.grade === 'Stock' ? product.model : null);
      return { shelf, onHand: stock.quantity, limits: limitsOf(sales), past: pastOf(stock.quantity, sales, sent) };
    }),
  );

/** What transfers on their way took from a shelf. */
const sentFrom = (branch: string, model: string | null): Past[] =>
  transfers
    .filter(({ stage, source }) => stage === 'sent' && source === branch)
    .flatMap(({ sent_days_ago: daysAgo, lines }) =>
      lines
        .filter((line) => line.model === model)
        .map(({ quantity }) => ({ quantity: -quantity, cause: 'Traspaso enviado', daysAgo })),
    );

function pastOf(onHand: number, sales: readonly number[], sent: readonly Past[]): Past[] {
  const went = [
    ...sales.map((pieces, month) => ({
      quantity: -pieces,
      cause: 'Venta',
      daysAgo: (historyMonths - month) * monthDays,
    })),
    ...sent,
  ].filter(({ quantity }) => quantity !== 0);
  const opening = onHand - went.reduce((sum, { quantity }) => sum + quantity, 0);
  const daysAgo = went.length === 0 ? 0 : (historyMonths + 1) * monthDays;
  return opening === 0 ? [] : [{ quantity: opening, cause: 'Existencia inicial', daysAgo }, ...went];
}

function movementsOf(shelf: Shelf, past: readonly Past[]) {
  let balance = 0;
  return past.map(({ quantity, cause, daysAgo }) => {
    balance += quantity;
    return {
      ...shelf,
      quantity,
      balance,
      cause,
      reference_type: 'opening',
      reference_id: 'demo',
      actor_name: 'Mundo de demostración',
      moved_at: new Date(now().getTime() - daysAgo * dayMs),
    };
  });
}
