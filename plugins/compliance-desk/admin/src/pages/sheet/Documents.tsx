import { Button, Flex, Typography } from '@strapi/design-system';
import { Plus } from '@strapi/icons';
import { Card, useMay } from '@mayorista/kernel/panel';
import { useState } from 'react';
import { DocumentLine } from '../../documents/DocumentLine';
import { newDraft } from '../../documents/document-draft';
import { DocumentDialog } from '../../documents/DocumentDialog';
import { writesDocuments } from '../../permissions';
import type { Sheet } from '../../sheet/sheet';
import { announceSheet } from '../../sheet/sheet-changes';

/** Certificates and dictums that cover the product, and their review. */
export function Documents({ sheet }: { readonly sheet: Sheet }) {
  const mayWrite = useMay(writesDocuments);
  const [isUploading, setUploading] = useState(false);
  return (
    <Card title="Certificados y dictámenes">
      {sheet.documents.length === 0 && (
        <Typography textColor="neutral600">Ningún documento ampara a este producto.</Typography>
      )}
      <Flex tag="ul" direction="column" alignItems="stretch" gap={2}>
        {sheet.documents.map((document) => (
          <li key={document.id}>
            <DocumentLine document={document} onChanged={() => void announceSheet(sheet.id)} />
          </li>
        ))}
      </Flex>
      {mayWrite && (
        <Flex>
          <Button variant="secondary" startIcon={<Plus />} onClick={() => setUploading(true)}>
            Cargar documento
          </Button>
        </Flex>
      )}
      {isUploading && (
        <DocumentDialog
          document={null}
          draft={newDraft(sheet.noms[0]?.id ?? null, [sheet])}
          onDone={() => {
            setUploading(false);
            void announceSheet(sheet.id);
          }}
          onClose={() => setUploading(false)}
        />
      )}
    </Card>
  );
}
