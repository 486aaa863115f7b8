import { LIMITS_EXPORT_TIMEOUT_MS, LIMITS_FILE_NAME } from '@mayorista/config/constants';
import { Button } from '@strapi/design-system';
import { Download } from '@strapi/icons';
import { useAsyncAction, useDownload, useToast } from '@mayorista/kernel/panel';
import { pluginId } from '../../plugin-id';

/** Downloads every limit; of a large catalogue it takes its time (spec catalogue 9). */
export function ExportButton() {
  const save = useDownload();
  const tell = useToast();
  const { isBusy, during } = useAsyncAction();
  const download = async () => {
    try {
      await save(`/${pluginId}/export-product-limits`, LIMITS_FILE_NAME, LIMITS_EXPORT_TIMEOUT_MS);
      tell.done('Reporte descargado correctamente');
    } catch {
      // Whatever the reason, the document has these words for it; the platform's log has the reason.
      tell.failed('Error al exportar los límites');
    }
  };
  return (
    <Button variant="secondary" startIcon={<Download />} loading={isBusy} onClick={() => void during(download)}>
      Exportar
    </Button>
  );
}
