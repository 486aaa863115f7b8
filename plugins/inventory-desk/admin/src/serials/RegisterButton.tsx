import { Button, Field, Textarea } from '@strapi/design-system';
import { useFetchClient } from '@strapi/strapi/admin';
import { ChoiceField, FormDialog, needing, RecordField, useMay, useMutation, usePage } from '@mayorista/kernel/panel';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { ItemOf, Named } from '@mayorista/config/answers';
import { productSerial } from '@mayorista/inventory/shared';

const grades = productSerial.fields.grade.settings.options;

/** Writes down the serial numbers of pieces that arrived: scanned or pasted, one a line. */
export function RegisterButton() {
  const [isOpen, setOpen] = useState(false);
  if (!useMay(needing('product-serials.write'))) return null;
  return (
    <>
      <Button variant="secondary" size="S" onClick={() => setOpen(true)}>
        Registrar series
      </Button>
      {isOpen && <RegisterDialog onClose={() => setOpen(false)} />}
    </>
  );
}

function RegisterDialog({ onClose }: { readonly onClose: () => void }) {
  const { post } = useFetchClient();
  const navigate = useNavigate();
  const act = useMutation();
  const branches = usePage<ItemOf<'GET /warehouses'>>('/inventory/warehouses?per_page=100');
  const [product, setProduct] = useState<number | null>(null);
  const [branch, setBranch] = useState('');
  const [grade, setGrade] = useState('Stock');
  const [text, setText] = useState('');
  const serials = text.split(/[\s,;]+/).filter(Boolean);

  const submit = async () => {
    const body = { product_id: product, branch_id: Number(branch), grade, serials };
    return act(
      () => post('/inventory/product-serials', body),
      serials.length === 1 ? 'Número de serie registrado' : `${serials.length} números de serie registrados`,
    );
  };

  return (
    <FormDialog
      title="Registrar números de serie"
      submitLabel={serials.length === 0 ? 'Registrar' : `Registrar ${serials.length}`}
      isIncomplete={product === null || branch === '' || serials.length === 0}
      fields={['product_id', 'branch_id', 'grade']}
      onSubmit={submit}
      onDone={() => {
        onClose();
        navigate(0);
      }}
      onClose={onClose}
    >
      {(errorOf) => (
        <>
          <RecordField<Named<'ProductListed'>>
            name="product_id"
            isRequired
            error={errorOf('product_id')}
            label="Producto"
            path="/catalogue/products"
            value={product}
            placeholder="Modelo o nombre"
            nameOf={({ model, name }) => [model, name].filter(Boolean).join(' · ')}
            onChange={setProduct}
          />
          <ChoiceField
            name="branch_id"
            label="Almacén"
            value={branch}
            choices={Object.fromEntries((branches.rows ?? []).map(({ id, name }) => [id, name]))}
            error={errorOf('branch_id')}
            isRequired
            onChange={setBranch}
          />
          <ChoiceField name="grade" label="Grado" value={grade} choices={grades} onChange={setGrade} />
          <Field.Root name="serials" required hint="Escanéalos o pégalos, uno por renglón">
            <Field.Label>Números de serie</Field.Label>
            <Textarea value={text} rows={8} onChange={(event) => setText(event.target.value)} />
            <Field.Hint />
          </Field.Root>
        </>
      )}
    </FormDialog>
  );
}
