import { Downloads } from './Downloads';
import { SubstituteButton } from './SubstituteButton';

/** Files of a document, and the one that may take its place. */
export function InvoiceAside({ record }: { readonly record: object }) {
  return (
    <>
      <Downloads record={record} />
      <SubstituteButton record={record} />
    </>
  );
}
