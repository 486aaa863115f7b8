import { useStore } from '../hooks/use-store';

/** The token every form carries; pages without one of their own take the person's. */
export function CsrfField({ token }: { readonly token?: string | null }) {
  const { csrf } = useStore();
  return <input type="hidden" name="csrf" value={token ?? csrf ?? ''} />;
}
