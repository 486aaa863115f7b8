const MOST_LINES = 14;
/** The last line of a text is shorter. */
const lastLook = (index: number, count: number): string => (index > 0 && index === count - 1 ? 'w-2/3' : '');

/** Grey lines where a text is about to be: 1 to 14 (storefront document, section 9). */
export function Skeleton({ lines }: { readonly lines: number }) {
  const count = Math.min(Math.max(Math.floor(lines), 1), MOST_LINES);
  return (
    <div className="grid gap-2" aria-hidden>
      {Array.from({ length: count }, (_, index) => (
        <span key={index} className={`skeleton block h-4 ${lastLook(index, count)}`} />
      ))}
    </div>
  );
}
