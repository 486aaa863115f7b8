import { between, hash } from '../../hash';
import { branches, CEDIS } from '../../inventory/branches';
import type { Grade, StockSeed, TransitSeed } from '../types';

/**
 * How a product stands: `plenty` everywhere, `normal` (some branch may be out), `cedis` only in MEX-CEDIS,
 * `one` a single unit in all, `out` nothing but transit, `none` nothing at all, `outlet` regular units and refurbished ones.
 */
export type StockProfile = 'plenty' | 'normal' | 'cedis' | 'one' | 'out' | 'none' | 'outlet';

const OUTLET: Grade[] = ['MALTRATADO', 'NUEVO', 'AAA', 'A', 'B', 'C', 'D', 'E'];
const shops = branches.filter((branch) => branch.code !== CEDIS).map((branch) => branch.code);

/** Stock of a product by branch and grade on the day the demo world is loaded. */
export function stockOf(model: string, profile: StockProfile): StockSeed[] {
  const regular = (branch: string, quantity: number): StockSeed => ({ branch, grade: 'Stock', quantity });
  if (profile === 'none' || profile === 'out') return [];
  if (profile === 'one') return [regular(shops[hash(model) % shops.length] ?? CEDIS, 1)];
  const cedis = regular(CEDIS, between(`${CEDIS} ${model}`, 40, profile === 'plenty' ? 900 : 260));
  if (profile === 'cedis') return [cedis];
  const rows = shops
    .map((branch) => regular(branch, shopQuantity(`${branch} ${model}`, profile === 'plenty')))
    .filter((row) => row.quantity > 0);
  return profile === 'outlet' ? [cedis, ...rows, ...refurbished(model)] : [cedis, ...rows];
}

/** One shop in five is out of a normal product; one in ten has a single unit. */
function shopQuantity(key: string, plenty: boolean): number {
  if (plenty) return between(key, 30, 320);
  const chance = hash(`chance ${key}`) % 10;
  return chance < 2 ? 0 : chance === 2 ? 1 : between(key, 2, 48);
}

function refurbished(model: string): StockSeed[] {
  return OUTLET.filter((grade) => hash(`${grade} ${model}`) % 2 === 0).map((grade) => ({
    branch: shops[hash(`where ${grade} ${model}`) % shops.length] ?? CEDIS,
    grade,
    quantity: between(`many ${grade} ${model}`, 1, 6),
  }));
}

/** What is on its way to MEX-CEDIS; one product in four, and whatever is out of stock. */
export function transitOf(model: string, profile: StockProfile): TransitSeed[] {
  if (profile === 'none' || (profile !== 'out' && hash(`transit ${model}`) % 4 !== 0)) return [];
  const first = {
    branch: CEDIS,
    quantity: between(`transit one ${model}`, 2, 20) * 10,
    arrives_in_days: between(`days ${model}`, 3, 24),
  };
  if (hash(`transit two ${model}`) % 2 === 0) return [first];
  return [
    first,
    {
      branch: CEDIS,
      quantity: between(`transit more ${model}`, 2, 30) * 10,
      arrives_in_days: first.arrives_in_days + between(`more days ${model}`, 18, 45),
    },
  ];
}
