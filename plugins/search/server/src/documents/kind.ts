import { fold } from '@mayorista/kernel/shared';

/** Words after which a name says for what a thing is, with what it comes or how much it has. */
const purpose = new Set(['para', 'con', 'sin', 'incluye', 'compatible', 'hasta', 'por', 'for', 'with']);

/** More words than these are features. */
const MOST_WORDS = 6;

/** What a product is: the name of its category, and the beginning of its own name up to a comma or its purpose. */
export function kindOf(name: string, category: string | undefined): string[] {
  const [head = ''] = name.split(/[,;/|(]|\s-\s/);
  const words = head.split(/\s+/).filter((word) => word !== '');
  const end = words.findIndex((word, at) => at > 0 && purpose.has(fold(word)));
  const own = words.slice(0, Math.min(end < 0 ? words.length : end, MOST_WORDS)).join(' ');
  return [...new Set([own, category ?? ''])].filter((text) => text !== '');
}
