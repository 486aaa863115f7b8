import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { createGunzip } from 'node:zlib';
import type { ProductRow, SearchCategory } from '../../contract';

/** One line of a catalogue in JSON lines, the fields that search uses. */
interface Line {
  sku?: string;
  name: string;
  manufacturer?: string;
  model?: string;
  part_numbers?: string[];
  price?: number;
  category?: string[];
  description?: string;
  stock?: number;
}

export interface BenchCatalogue {
  products: ProductRow[];
  categories: SearchCategory[];
}

/** Reads a catalogue (JSON lines, gzip or not) into the rows that search indexes, with six branches and six levels of price. */
export async function readCatalogue(file: string): Promise<BenchCatalogue> {
  const raw = createReadStream(file);
  const lines = createInterface({ input: file.endsWith('.gz') ? raw.pipe(createGunzip()) : raw });
  const categories = new Map<string, SearchCategory>();
  const brands = new Map<string, number>();
  const products: ProductRow[] = [];
  for await (const line of lines) {
    if (line.trim() !== '') products.push(rowOf(JSON.parse(line) as Line, products.length + 1, { categories, brands }));
  }
  return { products, categories: [...categories.values()] };
}

/** Numbers given to names as they come. */
interface Numbers {
  categories: Map<string, SearchCategory>;
  brands: Map<string, number>;
}

function rowOf(line: Line, id: number, { categories, brands }: Numbers): ProductRow {
  const price = line.price ?? 100;
  const stock = line.stock ?? 0;
  const brand = line.manufacturer ?? 'Genérica';
  if (!brands.has(brand)) brands.set(brand, brands.size + 1);
  return {
    id,
    name: line.name,
    model: line.model ?? null,
    provider_model: null,
    sku: line.sku ?? null,
    part_numbers: line.part_numbers ?? [],
    brand: { id: brands.get(brand) ?? 0, name: brand },
    category: pathOf(line.category ?? [], categories),
    description: line.description ?? '',
    image_full_path: null,
    main_image_alt: null,
    product_flow_type: null,
    stage_id: 1,
    is_visible: id % 50 !== 0,
    is_new: id % 20 === 0,
    has_promo: id % 7 === 0,
    ranking: stock % 10,
    list_price: price,
    level_prices: Object.fromEntries(
      [1, 2, 3, 4, 5, 6].map((level) => [level, Math.round(price * (100 - level * 4)) / 100]),
    ),
    stock_by_branch: Object.fromEntries([1, 2, 3, 4, 5, 6].map((branch) => [branch, Math.floor(stock / branch) % 20])),
  };
}

function pathOf(names: string[], categories: Map<string, SearchCategory>): { id: number; name: string }[] {
  return names.map((name, at) => {
    const tree = names.slice(0, at + 1).join(' > ');
    const known = categories.get(tree) ?? { id: categories.size + 1, name, tree, level: at + 1 };
    categories.set(tree, known);
    return { id: known.id, name };
  });
}
