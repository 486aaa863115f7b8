import { Heart, ShoppingCart } from 'lucide-react';

/** Drawings that stand on every card of a page, sixty times: written once. */
const drawings = { cart: <ShoppingCart />, heart: <Heart fill="inherit" /> };

const idOf = (name: string): string => `drawing-${name}`;

/** The drawings themselves, once in every page. */
export function Drawings() {
  return (
    <svg className="hidden" aria-hidden>
      {Object.entries(drawings).map(([name, drawing]) => (
        <symbol key={name} id={idOf(name)} viewBox="0 0 24 24">
          {drawing}
        </symbol>
      ))}
    </svg>
  );
}

interface DrawingProps {
  readonly of: keyof typeof drawings;
  /** Width and height, px. */
  readonly size: number;
  readonly isFilled?: boolean;
}

export function Drawing({ of: name, size, isFilled = false }: DrawingProps) {
  return (
    <svg width={size} height={size} fill={isFilled ? 'currentColor' : 'none'} aria-hidden>
      <use href={`#${idOf(name)}`} />
    </svg>
  );
}
