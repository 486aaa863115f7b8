import { Button, Grid, Typography } from '@strapi/design-system';
import { Layouts, Page, useFetchClient } from '@strapi/strapi/admin';
import {
  LeaveGuard,
  NotRead,
  savedState,
  useAsyncAction,
  useMay,
  useMutation,
  useRead,
  useToast,
} from '@mayorista/kernel/panel';
import { tabsFor, type UserTab, type UserType } from '@mayorista/people/shared';
import { useNavigate, useParams, useSearchParams } from 'react-router-dom';
import type { AnswerTo } from '@mayorista/config/answers';
import { writesUsers } from '../permissions';
import { DocumentsTab } from './DocumentsTab';
import { PersonAside } from './PersonAside';
import { PhoneAdder } from './PhoneAdder';
import { RelativeTypes } from './RelativeTypes';
import { RolesTab } from './RolesTab';
import { TabBar } from './TabBar';
import { Fields, Group } from './TabFields';
import { tabGroup } from './user-form';
import type { UserAnswer } from './user-answer';
import { useUserForm, type UserFormState } from './use-user-form';
import { VacationsTab } from './VacationsTab';

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
          subtitle={subtitleOf(user)}
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

/** An address that waits is told beside the one that the account has. */
function subtitleOf(user: UserAnswer | null): string {
  if (user === null) return 'Persona con acceso';
  return user.pending_email == null ? user.email : `${user.email} · espera que confirmen ${user.pending_email}`;
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
              ? await post<AnswerTo<'POST /users'>>('/people/users', data)
              : await put<AnswerTo<'PUT /users/{id}'>>(`/people/users/${user.id}`, data);
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

interface ContentProps extends FormProps {
  readonly tab: UserTab;
  readonly form: UserFormState;
}

function TabContent({ tab, user, form, reload }: ContentProps) {
  if (tab === 'roles' && user !== null) return <RolesTab user={user} reload={reload} />;
  if (tab === 'documents' && user !== null) return <DocumentsTab userId={user.id} />;
  if (tab === 'vacations') return user === null ? null : <VacationsTab vacations={user.vacations ?? null} />;
  const group = tabGroup[tab];
  if (group === undefined) return <Fields tab={tab} form={form} />;
  return (
    <>
      {tab === 'telephones' && <PhoneAdder form={form} />}
      {tab === 'relatives' && <RelativeTypes />}
      <Group key={group} group={group} form={form} />
    </>
  );
}
