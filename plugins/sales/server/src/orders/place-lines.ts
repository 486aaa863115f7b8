import type { DeliveryAddress } from '@mayorista/companies/contract';
import type { Receiver } from '../../../contract';

interface Place {
  readonly receiver: Receiver | null;
  readonly address: DeliveryAddress | null;
}

/** Writes who receives an order and where, with what was said of how to find it: lines of a list that is printed. */
export function placeLines({ receiver, address }: Place): string[] {
  const who = receiver === null ? '' : [receiver.name, receiver.telephone].filter(Boolean).join(' · ');
  const place =
    address === null
      ? []
      : [
          [address.street, address.exteriorNumber, address.interiorNumber].filter(Boolean).join(' '),
          [address.colony, address.zipCode, address.municipality, address.state].filter(Boolean).join(', '),
          address.reference === null || address.reference === '' ? '' : `Referencia: ${address.reference}`,
        ];
  return [who === '' ? '' : `Recibe: ${who}`, ...place].filter((line) => line !== '');
}
