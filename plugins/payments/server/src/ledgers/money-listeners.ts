import type { Core, Tx } from '@mayorista/kernel';
import type { MoneyListener, ReceivedMoney } from '../../../contract';

const listenersOf = new WeakMap<Core.Strapi, MoneyListener[]>();

/** Lets a plugin write what follows from received money, in its transaction. */
export function addMoneyListener(strapi: Core.Strapi, listener: MoneyListener): void {
  listenersOf.set(strapi, [...(listenersOf.get(strapi) ?? []), listener]);
}

/** Tells of money that was received and written; of what nobody said by which form it came, nothing follows. */
export async function announceMoney(tx: Tx, money: ReceivedMoney): Promise<void> {
  if (money.lines.every(({ paymentForm }) => paymentForm === null)) return;
  for (const listener of listenersOf.get(tx.strapi) ?? []) await listener(tx, money);
}
