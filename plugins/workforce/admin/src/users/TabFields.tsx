import { Box, Flex, Grid } from '@strapi/design-system';
import { Card } from '@mayorista/kernel/panel';
import { FieldInput, LineEditor, useLookUp } from '@mayorista/kernel/panel/records';
import { fieldKey, type Field } from '@mayorista/kernel/shape';
import { userProfile, userTabs, type UserTab } from '@mayorista/people/shared';
import { useCallback } from 'react';
import { employee } from '../../../shared';
import { tabFields, userForm } from './user-form';
import type { UserFormState } from './use-user-form';

/** Fields of one tab, in rows. */
export function Fields({ tab, form }: { readonly tab: UserTab; readonly form: UserFormState }) {
  const rows = (tabFields[tab] ?? []) as readonly (readonly string[])[];
  const fields = userForm.fields as Readonly<Record<string, Field>>;
  return (
    <Card title={userTabs[tab]}>
      {rows.map((row) => (
        <Grid.Root key={row.join()} gap={4}>
          {row.map((name) => {
            const field = fields[name];
            if (field === undefined) return null;
            const error = form.refusals.fields[fieldKey(name, field)] ?? form.refusals.fields[name];
            return (
              <Grid.Item key={name} col={12 / row.length} s={12} xs={12} direction="column" alignItems="stretch">
                <FieldInput
                  name={name}
                  field={field}
                  value={form.draft.values[name] ?? null}
                  error={error}
                  onChange={form.setValue}
                />
              </Grid.Item>
            );
          })}
        </Grid.Root>
      ))}
    </Card>
  );
}

/** Lines of one tab, typed into like a spreadsheet. */
export function Group({ group, form }: { readonly group: keyof typeof userForm.lines; readonly form: UserFormState }) {
  const definition = userForm.lines[group];
  const lookUpIn = useLookUp(group in employee.lines ? employee : userProfile);
  const { changeLines, clearCell } = form;
  const change = useCallback(
    (next: Parameters<typeof changeLines>[1]) => changeLines(group, next),
    [changeLines, group],
  );
  const lookUp = useCallback((texts: Parameters<typeof lookUpIn>[1]) => lookUpIn(group, texts), [lookUpIn, group]);
  const onTyped = useCallback((line: number, name: string) => clearCell(group, line, name), [clearCell, group]);
  return (
    <Card title={definition.label}>
      <Box>
        <Flex direction="column" alignItems="stretch">
          <LineEditor
            definition={definition}
            lines={form.draft.lines[group] ?? []}
            refusals={form.refusals.lines[group]}
            error={form.refusals.fields[group]}
            isEditable
            change={change}
            lookUp={lookUp}
            onTyped={onTyped}
          />
        </Flex>
      </Box>
    </Card>
  );
}
