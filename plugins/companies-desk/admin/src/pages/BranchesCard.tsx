import { Button, Flex } from '@strapi/design-system';
import {
  Card,
  Muted,
  needing,
  ReadFailure,
  RecordPicker,
  useAsyncAction,
  useMay,
  useMutationWithToast,
  useRead,
} from '@mayorista/kernel/panel';
import { useFetchClient } from '@strapi/strapi/admin';
import { useState } from 'react';
import type { DataOf, ItemOf } from '@mayorista/config/answers';

type Served = DataOf<'GET /branch-distributors/{id}'>;
type Branch = ItemOf<'GET /branches'>;
const nameOf = ({ name }: Branch): string => name;

/** The branches at which a distributor is served, the own one first. */
export function BranchesCard({ companyId }: { readonly companyId: number }) {
  const path = `/companies/branch-distributors/${companyId}`;
  const { data, failure, reload } = useRead<Served>(path);
  return (
    <Card title="Sucursales que lo atienden">
      {failure === null ? null : <ReadFailure onRetry={() => void reload()} />}
      {data === null ? null : (
        <Branches key={data.branches_ids.join()} path={path} stored={data.branches_ids} reload={reload} />
      )}
    </Card>
  );
}

interface BranchesProps {
  readonly path: string;
  readonly stored: readonly number[];
  readonly reload: () => Promise<void>;
}

function Branches({ path, stored, reload }: BranchesProps) {
  const { put } = useFetchClient();
  const act = useMutationWithToast();
  const { isBusy, during } = useAsyncAction();
  const mayWrite = useMay(needing('branch-distributors.write'));
  const [ids, setIds] = useState<readonly (number | null)[]>(stored);
  const shown = mayWrite ? [...ids, null] : ids;
  const change = (index: number, id: number | null) =>
    setIds(
      [...ids.slice(0, index), id, ...ids.slice(index + 1)].filter(
        (each, at, all) => each !== null && all.indexOf(each) === at,
      ),
    );
  const save = () =>
    during(async () => {
      const failure = await act(
        () => put(path, { branches_ids: ids }),
        'Sucursales de distribuidor han sido configuradas.',
      );
      if (failure === null) await reload();
    });
  return (
    <Flex direction="column" alignItems="stretch" gap={3}>
      {shown.length === 0 ? <Muted>Ninguna todavía</Muted> : null}
      {shown.map((id, index) => (
        <RecordPicker<Branch>
          key={`${index}-${id ?? 'new'}`}
          path="/inventory/branches"
          label={index === 0 ? 'Sucursal propia' : `Sucursal ${index + 1}`}
          value={id}
          nameOf={nameOf}
          onChange={(chosen) => change(index, chosen)}
          placeholder="Agregar sucursal"
        />
      ))}
      {mayWrite ? (
        <Flex>
          <Button
            variant="secondary"
            loading={isBusy}
            disabled={ids.join() === stored.join()}
            onClick={() => void save()}
          >
            Guardar sucursales
          </Button>
        </Flex>
      ) : null}
    </Flex>
  );
}
