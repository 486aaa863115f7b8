/** Says that something is under way; the text beside it tells what. */
export function Spinner() {
  return <span className="spinner" aria-hidden />;
}
