import { Form } from '@remix-run/react';
import { FileText, Trash2 } from 'lucide-react';
import { EmptyState } from '../../../components/ui/EmptyState';
import { useI18n } from '../../../i18n/I18nProvider';
import { CsrfField } from '../../../lib/forms/CsrfField';
import { formatDateTime, formatDay } from '../../../lib/format/date';
import type { DocumentView } from '../document.view';

const badges = {
  pending: 'badge-yellow',
  authorized: 'badge-green',
  rejected: 'badge-red',
  expired: 'badge-red',
} as const satisfies Record<DocumentView['state'], string>;

/** The papers that a company sent, each with what became of it. */
export function DocumentCards({ documents }: { readonly documents: readonly DocumentView[] }) {
  const { t, tag } = useI18n();
  if (documents.length === 0)
    return <EmptyState icon={FileText} title={t('company.noDocuments')} text={t('company.noDocumentsText')} />;
  return (
    <ul className="grid gap-3 sm:grid-cols-2">
      {documents.map((document) => (
        <li key={document.id} className="panel flex flex-col gap-2 p-4">
          <div className="flex items-start justify-between gap-2">
            <h2 className="min-w-0 text-md break-words">{document.title}</h2>
            <span className={`badge flex-none ${badges[document.state]}`}>
              {document.state === 'expired' ? t('company.expired') : document.stateLabel}
            </span>
          </div>
          {document.fileId === null ? null : (
            <a href={`/private-files/${document.fileId}`} className="break-all text-accent">
              {document.fileName}
            </a>
          )}
          <p className="text-sm text-muted">
            {document.uploadedAt === null
              ? null
              : t('company.uploadedAt', { at: formatDateTime(document.uploadedAt, tag) })}
          </p>
          {document.expiresOn === null ? null : (
            <p className="text-sm">
              {t(document.state === 'expired' ? 'company.expiredOn' : 'company.expiresOn', {
                day: formatDay(document.expiresOn, tag),
              })}
            </p>
          )}
          {document.reason === '' ? null : (
            <p className="text-sm font-medium text-bad">{t('company.rejectedFor', { reason: document.reason })}</p>
          )}
          {document.mayRemove ? (
            <Form method="post" className="mt-auto self-end">
              <CsrfField />
              <input type="hidden" name="intent" value="remove-document" />
              <input type="hidden" name="document_id" value={document.id} />
              <button
                type="submit"
                aria-label={t('company.removeNamed', { name: document.title })}
                className="btn btn-icon btn-outline-danger"
              >
                <Trash2 size={16} aria-hidden />
              </button>
            </Form>
          ) : null}
        </li>
      ))}
    </ul>
  );
}
