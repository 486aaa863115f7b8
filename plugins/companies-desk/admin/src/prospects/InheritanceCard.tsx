import { Button, Flex, Typography } from '@strapi/design-system';
import {
  Card,
  Fact,
  formatMoment,
  needing,
  RecordPicker,
  useMay,
  useMutation,
  useToast,
} from '@mayorista/kernel/panel';
import { useFetchClient } from '@strapi/strapi/admin';
import { useState } from 'react';
import type { DataOf, ItemOf } from '@mayorista/config/answers';

export type Inheriting = DataOf<'GET /distributor-registries/{id}'>;
type Found = ItemOf<'GET /company-distributors'>;

/** The company whose conditions a prospect is to have: proposed by whoever attends, confirmed by whoever accepts. */
export function InheritanceCard({ record }: { readonly record: Inheriting }) {
  const { put } = useFetchClient();
  const act = useMutation();
  const tell = useToast();
  const mayWrite = useMay(needing('distributor-registries.write'));
  const mayConfirm = useMay(needing('distributor-registries.accept'));
  const [shown, setShown] = useState(record);
  const [choice, setChoice] = useState<number | null>(null);
  const isOpen = record.stage === 'submitted' || record.stage === 'interview';
  const call = async (path: string, body: object, done: string) => {
    const failure = await act(async () => {
      const { data } = await put<{ data: Inheriting }>(
        `/companies/distributor-registry-company-${path}/${record.id}`,
        body,
      );
      setShown(data.data);
    }, done);
    if (failure === null) return;
    tell.failed(
      failure.status === 422 ? `Error al actualizar herencia. ${failure.text}` : 'Error al actualizar herencia',
    );
  };
  return (
    <Card title="Herencia de condiciones">
      <Fact label="Hereda de">{shown.inherits_company?.name ?? 'Ninguna empresa'}</Fact>
      {shown.inherits_company === null ? null : (
        <Fact label="Confirmada">
          {shown.inheritance_confirmed_at === null
            ? 'Todavía no'
            : `${formatMoment(shown.inheritance_confirmed_at)} · ${shown.inheritance_confirmed_by ?? ''}`}
        </Fact>
      )}
      {mayWrite && isOpen ? (
        <Flex gap={2} alignItems="flex-end">
          <RecordPicker<Found>
            path="/companies/company-distributors"
            label="Empresa de la que hereda"
            value={choice}
            nameOf={({ business_name: name }) => name}
            onChange={(id) => setChoice(id)}
            placeholder="Buscar empresa"
          />
          <Button
            variant="secondary"
            disabled={choice === null}
            onClick={() => void call('inheritances', { company_id: choice }, 'Herencia propuesta')}
          >
            Proponer
          </Button>
          {mayConfirm && shown.inherits_company !== null && shown.inheritance_confirmed_at === null ? (
            <Button onClick={() => void call('inheritance-confirmations', {}, 'Herencia confirmada')}>Confirmar</Button>
          ) : null}
        </Flex>
      ) : null}
      <Typography variant="pi" textColor="neutral600">
        Al aceptar, la empresa nueva toma el nivel de precio, la sucursal y el vendedor de la otra.
      </Typography>
    </Card>
  );
}
