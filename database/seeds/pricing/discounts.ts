/** Special discounts of a brand for some companies: percent off the list price. */
export interface SpecialDiscountSeed {
  brand: string;
  /** Keys of companies. */
  companies: string[];
  discount: number;
  reason: string;
  status: 'pending' | 'authorised' | 'rejected';
  ends_in_days: number;
  decided_by: string | null;
  decision_note: string | null;
}

export const specialDiscounts: SpecialDiscountSeed[] = [
  {
    brand: 'cerbrix',
    companies: ['sistec', 'frontera'],
    discount: 32,
    reason: 'Proyecto de parque industrial en Apodaca',
    status: 'authorised',
    ends_in_days: 40,
    decided_by: 'Gerardo Ochoa Lira',
    decision_note: null,
  },
  {
    brand: 'biotakt',
    companies: ['bajio'],
    discount: 30,
    reason: 'Licitación de control de accesos',
    status: 'authorised',
    ends_in_days: 12,
    decided_by: 'Gerardo Ochoa Lira',
    decision_note: 'Solo hasta cerrar la licitación',
  },
  {
    brand: 'portika',
    companies: ['videocentro', 'queretana'],
    discount: 28,
    reason: 'Apertura de la línea con dos integradores nuevos',
    status: 'pending',
    ends_in_days: 60,
    decided_by: null,
    decision_note: null,
  },
  {
    brand: 'centivo',
    companies: ['peninsular'],
    discount: 45,
    reason: 'Igualar oferta de otro mayorista',
    status: 'rejected',
    ends_in_days: 20,
    decided_by: 'Gerardo Ochoa Lira',
    decision_note: 'Por debajo del costo',
  },
];

/** Discounts by type of distributor; without a brand they count for all. */
export const typeDiscounts: {
  company_type: 'integrator' | 'reseller' | 'installer' | 'retailer' | 'government';
  brand: string;
  discount: number;
}[] = [
  { company_type: 'government', brand: 'cerbrix', discount: 8 },
  { company_type: 'retailer', brand: 'domaris', discount: 6 },
];
