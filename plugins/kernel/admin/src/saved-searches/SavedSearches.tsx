import { Button, Divider, Field, Flex, IconButton, Link, Popover, TextInput, Typography } from '@strapi/design-system';
import { Star, Trash } from '@strapi/icons';
import { useState, type FormEvent } from 'react';
import { Link as RouterLink, useLocation, useParams } from 'react-router-dom';
import { preferencesCookie, readPreferences } from '../preferences';
import { addressOf, fits, searchesIn, withoutSearch, withSearch, type SavedSearches as Saved } from './saved-searches';

/** Renders 'Búsquedas guardadas' above the generated list of a type: named filters, order and text, stored in a cookie per list. */
export function SavedSearches() {
  const { slug = '' } = useParams();
  return slug === '' ? null : <OfView key={slug} view={`busquedas-${slug}`} />;
}

function OfView({ view }: { readonly view: string }) {
  const [saved, setSaved] = useState<Saved>(() => searchesIn(readPreferences(view)));
  const [isOpen, setOpen] = useState(false);
  const keep = (next: Saved) => {
    document.cookie = preferencesCookie(view, next);
    setSaved(next);
  };
  return (
    <Popover.Root open={isOpen} onOpenChange={setOpen}>
      <Popover.Trigger>
        <IconButton label="Búsquedas guardadas">
          <Star />
        </IconButton>
      </Popover.Trigger>
      <Popover.Content side="bottom" align="end" sideOffset={4}>
        <Flex direction="column" alignItems="stretch" gap={3} padding={4} minWidth="28rem" maxWidth="36rem">
          <Typography variant="sigma" textColor="neutral600">
            Búsquedas guardadas
          </Typography>
          <Names saved={saved} onRemove={(name) => keep(withoutSearch(saved, name))} onOpened={() => setOpen(false)} />
          <Divider />
          <SaveForm saved={saved} onKeep={keep} />
        </Flex>
      </Popover.Content>
    </Popover.Root>
  );
}

interface NamesProps {
  readonly saved: Saved;
  readonly onRemove: (name: string) => void;
  readonly onOpened: () => void;
}

function Names({ saved, onRemove, onOpened }: NamesProps) {
  const names = Object.keys(saved).sort((a, b) => a.localeCompare(b, 'es'));
  if (names.length === 0) return <Typography textColor="neutral600">Todavía no hay ninguna</Typography>;
  return (
    <Flex tag="ul" direction="column" alignItems="stretch" gap={1}>
      {names.map((name) => (
        <Flex key={name} tag="li" justifyContent="space-between" gap={2}>
          <Link tag={RouterLink} to={{ search: addressOf(saved[name] ?? '') }} onClick={onOpened}>
            {name}
          </Link>
          <IconButton variant="ghost" label={`Quitar ${name}`} onClick={() => onRemove(name)}>
            <Trash />
          </IconButton>
        </Flex>
      ))}
    </Flex>
  );
}

interface FormProps {
  readonly saved: Saved;
  readonly onKeep: (saved: Saved) => void;
}

/** Renders the form that saves the current search under a name. */
function SaveForm({ saved, onKeep }: FormProps) {
  const { search } = useLocation();
  const [name, setName] = useState('');
  const [error, setError] = useState<string | undefined>(undefined);
  const save = (event: FormEvent) => {
    event.preventDefault();
    const next = withSearch(saved, name, search);
    if (!fits(next)) {
      setError('Ya no cabe otra: quita alguna');
      return;
    }
    onKeep(next);
    setName('');
    setError(undefined);
  };
  return (
    <form onSubmit={save}>
      <Flex alignItems="flex-end" gap={2}>
        <Field.Root name="name" error={error} width="100%">
          <Field.Label>Guardar lo que se ve como</Field.Label>
          <TextInput
            size="S"
            maxLength={60}
            placeholder="Sin imagen"
            value={name}
            onChange={(event) => setName(event.target.value)}
          />
          <Field.Error />
        </Field.Root>
        <Button type="submit" size="S" disabled={name.trim() === ''}>
          Guardar
        </Button>
      </Flex>
    </form>
  );
}
