import { Button, Dialog, Typography } from '@strapi/design-system';
import { useEffect } from 'react';
import { useBlocker } from 'react-router-dom';

/** Location state with which a page navigates after saving, so that LeaveGuard does not ask. */
export const savedState = 'saved';

/** Renders a confirmation when the person leaves a page with unsaved changes. */
export function LeaveGuard({ isDirty }: { readonly isDirty: boolean }) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isDirty && nextLocation.state !== savedState && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (!isDirty) return undefined;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isDirty]);
  if (blocker.state !== 'blocked') return null;
  return (
    <Dialog.Root open onOpenChange={(isOpen) => !isOpen && blocker.reset()}>
      <Dialog.Content>
        <Dialog.Header>Hay cambios sin guardar</Dialog.Header>
        <Dialog.Body>
          <Typography textAlign="center">Si sales ahora se pierden.</Typography>
        </Dialog.Body>
        <Dialog.Footer>
          <Dialog.Cancel>
            <Button variant="tertiary" fullWidth>
              Quedarme
            </Button>
          </Dialog.Cancel>
          <Button variant="danger" fullWidth onClick={() => blocker.proceed()}>
            Salir sin guardar
          </Button>
        </Dialog.Footer>
      </Dialog.Content>
    </Dialog.Root>
  );
}
