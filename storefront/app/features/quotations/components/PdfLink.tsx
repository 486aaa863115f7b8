import { useNavigate } from '@remix-run/react';
import { FileDown } from 'lucide-react';
import type { MouseEvent, ReactNode } from 'react';
import { useT } from '../../../i18n/I18nProvider';
import { notify } from '../../../lib/hooks/notifications';

interface PdfLinkProps {
  readonly href: string;
  readonly className?: string;
  readonly children: ReactNode;
}

/** Asks first whether the PDF may be had, so that a refusal is told beside the page instead of in its place (spec storefront 7, Quotations). */
export function PdfLink({ href, className = 'btn btn-secondary', children }: PdfLinkProps) {
  const t = useT();
  const navigate = useNavigate();
  const download = async (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    const answer = await fetch(href, { method: 'HEAD' }).catch(() => null);
    if (answer?.redirected === true) navigate(new URL(answer.url).pathname);
    else if (answer?.ok === true) window.location.assign(href);
    else notify('error', t('quotations.pdfFailed'));
  };
  return (
    <a href={href} onClick={(event) => void download(event)} className={className}>
      <FileDown size={16} aria-hidden className="flex-none" /> {children}
    </a>
  );
}
