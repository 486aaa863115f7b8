import { Conversation as Messages, needing, useMay } from '@mayorista/kernel/panel';

/** What the buyer's company and the house wrote to each other about the order. */
export function Conversation({ id }: { readonly id: number }) {
  return useMay(needing('sale-order-comments.write')) ? (
    <Messages path="/sales/sale-order-comments" type="sale-order" id={id} />
  ) : null;
}
