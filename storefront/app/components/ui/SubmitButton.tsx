import type { ReactNode } from 'react';
import type { ButtonSize, ButtonVariant } from './looks';
import { Spinner } from './Spinner';

interface ButtonProps {
  /** While what it sent is under way: it turns and cannot be pressed again. */
  readonly isBusy: boolean;
  readonly isDisabled?: boolean;
  readonly variant?: ButtonVariant;
  readonly size?: ButtonSize;
  readonly className?: string;
  /** The id of its form, when it stands outside of it. */
  readonly form?: string;
  /** False where something else turns already. */
  readonly hasSpinner?: boolean;
  readonly children: ReactNode;
}

/** Sends its form (storefront document, section 4: loading and disabled states). */
export function SubmitButton({
  isBusy,
  isDisabled = false,
  variant = 'primary',
  size = 'md',
  className = '',
  form,
  hasSpinner = true,
  children,
}: ButtonProps) {
  return (
    <button
      type="submit"
      form={form}
      disabled={isBusy || isDisabled}
      aria-busy={isBusy}
      className={`btn btn-${variant} btn-${size} ${className}`}
    >
      {isBusy && hasSpinner ? <Spinner /> : null} {children}
    </button>
  );
}
