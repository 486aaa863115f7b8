import { Badge, Button, Checkbox, Field, Flex, Typography } from '@strapi/design-system';
import { Card, Fact, FormDialog, RecordField, useMay } from '@mayorista/kernel/panel';
import { useFetchClient } from '@strapi/strapi/admin';
import type { ItemOf } from '@mayorista/config/answers';
import { useState } from 'react';
import { assignsFractions, verifiesFractions } from '../../permissions';
import { pluginId } from '../../plugin-id';
import { fractionText, type Sheet } from '../../sheet/sheet';
import { useSheetAct } from '../../sheet/use-sheet-act';

/** The tariff fraction of the product: once verified, it brings the norms that customs ask for. */
export function Tariff({ sheet }: { readonly sheet: Sheet }) {
  const mayAssign = useMay(assignsFractions);
  const [isEditing, setEditing] = useState(false);
  const { tariff_fraction: fraction, tariff_fraction_is_verified: isVerified } = sheet;
  return (
    <Card title="Fracción arancelaria">
      {fraction === null ? (
        <Typography textColor="neutral600">Sin fracción.</Typography>
      ) : (
        <>
          <Flex justifyContent="space-between" gap={3} wrap="wrap">
            <Typography fontWeight="semiBold">{fractionText(fraction)}</Typography>
            <Badge
              textColor={isVerified ? 'success700' : 'warning700'}
              backgroundColor={isVerified ? 'success100' : 'warning100'}
            >
              {isVerified ? 'Verificada' : 'Sin verificar'}
            </Badge>
          </Flex>
          <Typography variant="pi" textColor="neutral600">
            {fraction.description}
          </Typography>
          <Fact label="Impuesto general de importación">{`${Number(fraction.igi_percentage)} %`}</Fact>
          {sheet.tariff_fraction_verified_by !== null && (
            <Fact label="La verificó">{sheet.tariff_fraction_verified_by}</Fact>
          )}
        </>
      )}
      {mayAssign && (
        <Flex>
          <Button size="S" variant="secondary" onClick={() => setEditing(true)}>
            {fraction === null ? 'Asignar fracción' : 'Cambiar fracción'}
          </Button>
        </Flex>
      )}
      {isEditing && <TariffDialog sheet={sheet} onClose={() => setEditing(false)} />}
    </Card>
  );
}

function TariffDialog({ sheet, onClose }: { readonly sheet: Sheet; readonly onClose: () => void }) {
  const { put } = useFetchClient();
  const act = useSheetAct();
  const mayVerify = useMay(verifiesFractions);
  const [fractionId, setFraction] = useState(sheet.tariff_fraction_id);
  const [isVerified, setVerified] = useState(sheet.tariff_fraction_is_verified);
  const submit = async () => {
    const body = {
      tariff_fraction_id: fractionId,
      ...(mayVerify && fractionId !== null ? { tariff_fraction_is_verified: isVerified } : {}),
    };
    return act(
      sheet.id,
      () => put(`/${pluginId}/product-tariff-fractions/${sheet.id}`, body),
      'Se guardó la fracción arancelaria',
    );
  };

  return (
    <FormDialog
      title="Fracción arancelaria"
      submitLabel="Guardar"
      fields={['tariff_fraction_id', 'tariff_fraction_is_verified']}
      onSubmit={submit}
      onDone={onClose}
      onClose={onClose}
    >
      {(errorOf) => (
        <>
          <RecordField<ItemOf<'GET /tariff-fractions'>>
            name="tariff_fraction_id"
            error={errorOf('tariff_fraction_id')}
            label="Fracción"
            path={`/${pluginId}/tariff-fractions?is_active=true`}
            placeholder="Busca por código o descripción"
            failedText="No se pudieron cargar las fracciones arancelarias"
            value={fractionId}
            nameOf={({ formatted, description }) => `${formatted} · ${description}`}
            onChange={(id) => {
              setFraction(id);
              // A signature was given to another fraction.
              setVerified(id === sheet.tariff_fraction_id && sheet.tariff_fraction_is_verified);
            }}
          />
          {mayVerify && fractionId !== null && (
            <Field.Root name="tariff_fraction_is_verified" error={errorOf('tariff_fraction_is_verified')}>
              <Checkbox checked={isVerified} onCheckedChange={(checked) => setVerified(checked === true)}>
                La verifiqué: sus normas se piden al producto
              </Checkbox>
              <Field.Error />
            </Field.Root>
          )}
        </>
      )}
    </FormDialog>
  );
}
