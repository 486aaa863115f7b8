import { Alert } from '../../../components/ui/Alert';
import { useT } from '../../../i18n/I18nProvider';

/** What is another than the buyer was shown before, line by line. */
export function Changes({ changes }: { readonly changes: readonly string[] }) {
  const t = useT();
  if (changes.length === 0) return null;
  return (
    <Alert kind="warning">
      <p>{t.count('purchase.cartChanged', changes.length)}</p>
      <ul className="list-disc pl-5 font-normal">
        {changes.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </Alert>
  );
}
