import { Button, Checkbox, Flex, Typography } from '@strapi/design-system';
import { useFetchClient } from '@strapi/strapi/admin';
import { Card, Muted, useAsyncAction, useMutationWithToast, usePage } from '@mayorista/kernel/panel';
import { useState } from 'react';
import type { ItemOf } from '@mayorista/config/answers';
import type { UserAnswer } from './user-answer';

type Role = ItemOf<'GET /roles'>;

interface Props {
  readonly user: UserAnswer;
  readonly reload: () => Promise<void>;
}

/** 'Funciones' of a person: their own, to be chosen; those through jobs come with the job. */
export function RolesTab({ user, reload }: Props) {
  const roles = usePage<Role>('/people/roles');
  const [chosen, setChosen] = useState<readonly number[]>(() => user.roles.map(({ id }) => id));
  const { put } = useFetchClient();
  const act = useMutationWithToast();
  const { isBusy, during } = useAsyncAction();
  const save = () =>
    during(async () => {
      const failure = await act(() => put(`/people/user-roles/${user.id}`, { roles: chosen }), 'Funciones guardadas');
      if (failure === null) await reload();
    });
  const toggle = (id: number, isOn: boolean) =>
    setChosen((last) => (isOn ? [...last, id] : last.filter((each) => each !== id)));
  return (
    <Card title="Funciones propias">
      <Muted>Las funciones que da un puesto se suman a estas y se ven en «Qué puede hacer».</Muted>
      {(roles.rows ?? []).map(({ id, name, description }) => (
        <Flex key={id} direction="column" alignItems="flex-start">
          <Checkbox checked={chosen.includes(id)} onCheckedChange={(checked) => toggle(id, checked === true)}>
            {name}
          </Checkbox>
          <Typography variant="pi" textColor="neutral600" paddingLeft={7}>
            {description}
          </Typography>
        </Flex>
      ))}
      <Flex>
        <Button variant="secondary" loading={isBusy} disabled={chosen.length === 0} onClick={() => void save()}>
          Guardar funciones
        </Button>
      </Flex>
    </Card>
  );
}
