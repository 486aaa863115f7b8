import { Badge, Box, Button, Flex, Grid, Typography } from '@strapi/design-system';
import { Layouts, Page, useFetchClient } from '@strapi/strapi/admin';
import {
  Card,
  LeaveGuard,
  NotRead,
  savedState,
  useAsyncAction,
  useMay,
  useMutation,
  useRead,
  useToast,
} from '@mayorista/kernel/panel';
import { FieldInput, LineEditor, useLookUp } from '@mayorista/kernel/panel/records';
import { fieldKey, type Field } from '@mayorista/kernel/shape';
import { tabsFor, userProfile, userTabs, type UserTab, type UserType } from '@mayorista/people/shared';
import { useCallback } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { employee } from '../../../shared';
import { writesUsers } from '../permissions';
import { DocumentsTab } from './DocumentsTab';
import { PersonAside } from './PersonAside';
import { RolesTab } from './RolesTab';
import { tabFields, tabGroup, userForm } from './user-form';
import { useUserForm, type UserFormState } from './use-user-form';
import { VacationsTab, type Vacations } from './VacationsTab';

export type UserAnswer = Readonly<Record<string, unknown>> & {
  readonly id: number;
  readonly full_name: string;
  readonly email: string;
  readonly userType: UserType;
  readonly roles: readonly { readonly id: number; readonly type: string; readonly name: string }[];
  readonly vacations?: Vacations | null;
  readonly employee?: { readonly id: number };
};

/** The form of a user with its tabs; what was refused flags the tab in which it stands. */
export function UserPage() {
  const { id = 'nuevo' } = useParams();
  const isNew = id === 'nuevo';
  const user = useRead<UserAnswer>(isNew ? null : `/people/users/${id}`);
  if (user.failure !== null)
    return (
      <NotRead
        title="Persona"
        missing="Esta persona no existe o fue dada de baja"
        failure={user.failure}
        onRetry={() => void user.reload()}
      />
    );
  if (!isNew && user.data === null) return <Page.Loading />;
  return <UserForm key={id} user={isNew ? null : user.data} reload={user.reload} />;
}

interface FormProps {
  readonly user: UserAnswer | null;
  readonly reload: () => Promise<void>;
}

function UserForm({ user, reload }: FormProps) {
  const form = useUserForm(user);
  const { save, isBusy } = useSave(user, form, reload);
  const mayWrite = useMay(writesUsers);
  const type = (form.draft.values.user_type || 'client') as UserType;
  const tabs = tabsFor(type).filter(
    (tab) => user !== null || !(['roles', 'documents', 'vacations'] as UserTab[]).includes(tab),
  );
  const [params, setParams] = useSearchParams();
  const asked = params.get('pestana') as UserTab | null;
  const tab = asked !== null && tabs.includes(asked) ? asked : 'general';
  const title = user === null ? 'Nueva persona' : user.full_name;
  return (
    <>
      <Page.Title>{title}</Page.Title>
      <Page.Main>
        <LeaveGuard isDirty={form.isChanged && !isBusy} />
        <Layouts.Header
          title={title}
          subtitle={user === null ? 'Persona con acceso' : user.email}
          primaryAction={
            mayWrite && (
              <Button loading={isBusy} disabled={!form.isChanged} onClick={() => void save()}>
                Guardar
              </Button>
            )
          }
        />
        <Layouts.Content>
          <Grid.Root gap={6}>
            <Grid.Item col={user === null ? 12 : 9} s={12} xs={12} direction="column" alignItems="stretch" gap={4}>
              <TabBar
                tabs={tabs}
                current={tab}
                flags={form.flags}
                onTab={(next) => setParams({ pestana: next }, { replace: true })}
              />
              {form.refusals.general.map((text) => (
                <Typography key={text} role="alert" textColor="danger600">
                  {text}
                </Typography>
              ))}
              <TabContent tab={tab} user={user} form={form} reload={reload} />
            </Grid.Item>
            {user !== null && (
              <Grid.Item col={3} s={12} xs={12} direction="column" alignItems="stretch" gap={4}>
                <PersonAside user={user} />
              </Grid.Item>
            )}
          </Grid.Root>
        </Layouts.Content>
      </Page.Main>
    </>
  );
}

function useSave(user: UserAnswer | null, form: UserFormState, reload: () => Promise<void>) {
  const { post, put } = useFetchClient();
  const act = useMutation();
  const tell = useToast();
  const navigate = useNavigate();
  const { isBusy, during } = useAsyncAction();
  const save = () =>
    during(async () => {
      const { data, sent } = form.input();
      let id = user?.id ?? 0;
      const failure = await act(
        async () => {
          const answer =
            user === null
              ? await post<{ id: number }>('/people/users', data)
              : await put<{ id: number }>(`/people/users/${user.id}`, data);
          id = answer.data.id;
        },
        user === null ? 'Persona dada de alta' : 'Cambios guardados',
      );
      if (failure !== null) {
        form.refuse(failure, sent);
        tell.failed('La información no pudo ser guardada');
        return;
      }
      if (user === null) void navigate(`../${id}`, { relative: 'path', state: savedState });
      else await reload();
    });
  return { save, isBusy };
}

interface BarProps {
  readonly tabs: readonly UserTab[];
  readonly current: UserTab;
  readonly flags: ReadonlyMap<UserTab, number>;
  readonly onTab: (tab: UserTab) => void;
}

const TabBar = ({ tabs, current, flags, onTab }: BarProps) => (
  <Bar role="tablist" aria-label="Partes de la persona">
    {tabs.map((tab) => (
      <Tab key={tab} type="button" role="tab" aria-selected={tab === current} onClick={() => onTab(tab)}>
        {userTabs[tab]}
        {flags.has(tab) && (
          <Badge backgroundColor="danger100" textColor="danger600" aria-label="con errores">
            {flags.get(tab)}
          </Badge>
        )}
      </Tab>
    ))}
  </Bar>
);

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${({ theme }) => theme.spaces[4]};
  border-bottom: 1px solid ${({ theme }) => theme.colors.neutral200};
`;

const Tab = styled.button`
  display: inline-flex;
  gap: ${({ theme }) => theme.spaces[1]};
  align-items: center;
  padding: ${({ theme }) => `${theme.spaces[2]} 0`};
  border: 0;
  border-bottom: 2px solid transparent;
  background: none;
  color: ${({ theme }) => theme.colors.neutral600};
  font-size: 1.4rem;
  font-weight: 600;
  cursor: pointer;
  &[aria-selected='true'] {
    border-color: ${({ theme }) => theme.colors.primary600};
    color: ${({ theme }) => theme.colors.primary600};
  }
`;

interface ContentProps extends FormProps {
  readonly tab: UserTab;
  readonly form: UserFormState;
}

function TabContent({ tab, user, form, reload }: ContentProps) {
  if (tab === 'roles' && user !== null) return <RolesTab user={user} reload={reload} />;
  if (tab === 'documents' && user !== null) return <DocumentsTab userId={user.id} />;
  if (tab === 'vacations') return user === null ? null : <VacationsTab vacations={user.vacations ?? null} />;
  const group = tabGroup[tab];
  return group === undefined ? <Fields tab={tab} form={form} /> : <Group group={group} form={form} />;
}

function Fields({ tab, form }: { readonly tab: UserTab; readonly form: UserFormState }) {
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

function Group({ group, form }: { readonly group: keyof typeof userForm.lines; readonly form: UserFormState }) {
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
