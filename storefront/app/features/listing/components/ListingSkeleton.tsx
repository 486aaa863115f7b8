const CARDS = 12;

/** The shape of the cards to come. */
export function ListingSkeleton() {
  return (
    <div className="contents" aria-busy>
      {Array.from({ length: CARDS }, (_, index) => (
        <div key={index} className="card" aria-hidden>
          <div className="card-image skeleton" />
          <div className="grid gap-2 py-2">
            <div className="skeleton h-3 w-1/3" />
            <div className="skeleton h-4" />
            <div className="skeleton h-4 w-2/3" />
          </div>
        </div>
      ))}
    </div>
  );
}
