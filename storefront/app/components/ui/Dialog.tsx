import { X } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import { useRef, type KeyboardEvent, type ReactNode, type RefObject } from 'react';
import { useT } from '../../i18n/I18nProvider';

interface DialogProps {
  readonly title: string;
  readonly description?: string;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** Has the focus again afterwards; without it, whatever had it when the dialog appeared. */
  readonly opener?: RefObject<HTMLElement>;
  readonly look?: 'dialog' | 'dialog dialog-wide' | 'dialog dialog-huge' | 'drawer';
  /** Keys pressed anywhere in it. */
  readonly onKeyDown?: (event: KeyboardEvent) => void;
  readonly children: ReactNode;
}

/** A modal: traps focus, gives it back, closes with Escape, the close button or a click outside. */
export function Dialog({
  title,
  description,
  isOpen,
  onClose,
  opener,
  look = 'dialog',
  onKeyDown,
  children,
}: DialogProps) {
  const t = useT();
  const before = useRef<Element | null>(null);
  const remember = () => {
    before.current = document.activeElement;
  };
  // Radix gives it to a trigger of its own, which these dialogs do not have.
  const giveBack = (event: Event) => {
    event.preventDefault();
    const last = opener === undefined ? before.current : opener.current;
    if (last instanceof HTMLElement) last.focus();
  };
  const describedBy = description === undefined ? { 'aria-describedby': undefined } : {};
  return (
    <Radix.Root open={isOpen} onOpenChange={(open) => (open ? undefined : onClose())}>
      <Radix.Portal>
        <Radix.Overlay className="overlay" />
        <Radix.Content
          className={look}
          onOpenAutoFocus={remember}
          onCloseAutoFocus={giveBack}
          onKeyDown={onKeyDown}
          {...describedBy}
        >
          <div
            className={`flex items-center justify-between gap-4 ${look === 'drawer' ? 'border-b border-line px-4 py-2' : 'mb-3'}`}
          >
            <Radix.Title className="text-lg font-semibold text-ink">{title}</Radix.Title>
            <Radix.Close className="btn btn-icon btn-plain -mr-2 text-muted" aria-label={t('ui.close')}>
              <X size={18} aria-hidden />
            </Radix.Close>
          </div>
          {description === undefined ? null : (
            <Radix.Description className="mb-4 text-muted">{description}</Radix.Description>
          )}
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
