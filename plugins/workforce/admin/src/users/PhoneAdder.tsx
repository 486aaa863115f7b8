import { Button, Flex } from '@strapi/design-system';
import { Plus } from '@strapi/icons';
import { Card } from '@mayorista/kernel/panel';
import { addLine, type LineDrafts } from '@mayorista/kernel/panel/records';
import { telephoneParts, userProfile } from '@mayorista/people/shared';
import { useState } from 'react';
import { PhoneField } from './PhoneField';
import type { UserFormState } from './use-user-form';

/** Adds a telephone by its whole number: the lines below hold it in its parts. */
export function PhoneAdder({ form }: { readonly form: UserFormState }) {
  const [dialled, setDialled] = useState<string | null>(null);
  // A field of its own for each number: what was typed goes with what was added.
  const [count, setCount] = useState(0);
  const add = () => {
    const parts = dialled === null ? null : telephoneParts(dialled);
    if (parts === null) return;
    form.changeLines('telephones', (lines: LineDrafts) =>
      addLine(userProfile.lines.telephones.fields, lines, { ...parts }),
    );
    setDialled(null);
    setCount((last) => last + 1);
  };
  return (
    <Card title="Agregar un teléfono">
      <PhoneField key={count} label="Número completo" onChange={setDialled} />
      <Flex>
        <Button variant="secondary" startIcon={<Plus />} disabled={dialled === null} onClick={add}>
          Agregar a la lista
        </Button>
      </Flex>
    </Card>
  );
}
