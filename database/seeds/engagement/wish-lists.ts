export interface WishListSeed {
  owner: string;
  /** Null: the general list. */
  name: string | null;
  products: { model: string; quantity: number }[];
}

/** What people of the demo world keep for later. */
export const wishLists: WishListSeed[] = [
  {
    owner: 'distribuidor@demo.test',
    name: null,
    products: [
      { model: 'VK-2CD2343G2-IU', quantity: 1 },
      { model: 'GR-SV4000', quantity: 1 },
      { model: 'ND-P10G-120', quantity: 1 },
    ],
  },
  {
    owner: 'distribuidor@demo.test',
    name: 'Plaza Cumbres, etapa 2',
    products: [
      { model: 'VK-2CD2143G2-I', quantity: 16 },
      { model: 'VK-7616NI-K2-16P', quantity: 1 },
      { model: 'CB-UTP6-B', quantity: 4 },
      { model: 'VX-UPS750', quantity: 2 },
    ],
  },
  { owner: 'otro@demo.test', name: null, products: [{ model: 'AL-PRO832', quantity: 2 }] },
];
