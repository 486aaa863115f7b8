import { CircleAlert, CircleCheck, Info } from 'lucide-react';
import type { ReactNode } from 'react';

const looks = {
  error: { icon: CircleAlert, className: 'bg-bad-soft text-bad', role: 'alert' },
  success: { icon: CircleCheck, className: 'bg-ok-soft text-ok', role: 'status' },
  info: { icon: Info, className: 'bg-accent-soft text-accent-strong', role: 'status' },
  warning: { icon: CircleAlert, className: 'bg-warn-soft text-warn', role: 'status' },
} as const;

interface AlertProps {
  readonly kind: keyof typeof looks;
  readonly children: ReactNode;
}

export function Alert({ kind, children }: AlertProps) {
  const { icon: Icon, className, role } = looks[kind];
  return (
    <div role={role} className={`flex items-start gap-2 rounded-md px-3 py-2 font-medium ${className}`}>
      <Icon size={18} className="mt-px flex-none" aria-hidden />
      <div>{children}</div>
    </div>
  );
}

/** The messages of a refusal that belong to no field; nothing when there are none. */
export function GeneralErrors({ messages }: { readonly messages?: readonly string[] | undefined }) {
  if (!messages || messages.length === 0) return null;
  return (
    <Alert kind="error">
      {messages.map((message) => (
        <p key={message}>{message}</p>
      ))}
    </Alert>
  );
}

interface FormNoticesProps {
  readonly notice: string | undefined;
  readonly errors: { readonly _general?: readonly string[] };
}

/** Above a page's forms: what was done, and what was refused that belongs to no field. */
export const FormNotices = ({ notice, errors }: FormNoticesProps) => (
  <>
    {notice === undefined ? null : <Alert kind="success">{notice}</Alert>}
    <GeneralErrors messages={errors._general} />
  </>
);
