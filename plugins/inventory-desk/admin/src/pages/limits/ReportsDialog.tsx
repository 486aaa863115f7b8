import { Button, Flex, Modal, Typography } from '@strapi/design-system';
import { Download } from '@strapi/icons';
import {
  formatMoment,
  formatNumber,
  ListStatus,
  Pager,
  useAsyncAction,
  useDownload,
  useFailedLoad,
  usePage,
  useToast,
} from '@mayorista/kernel/panel';
import { useFetchClient } from '@strapi/strapi/admin';
import { useState } from 'react';
import type { DataOf, ItemOf } from '@mayorista/config/answers';
import { pluginId } from '../../plugin-id';

type Report = ItemOf<'GET /product-limit-reports'>;

interface Props {
  readonly mayAsk: boolean;
  readonly onClose: () => void;
}

const refreshMs = 3_000;

/** What stands outside its limits, as it was each morning or whenever somebody asked. */
export function ReportsDialog({ mayAsk, onClose }: Props) {
  const [page, setPage] = useState(1);
  const state = usePage<Report>(`/${pluginId}/product-limit-reports?page=${page}`, refreshMs);
  useFailedLoad(state.hasFailed, 'No se pudieron cargar los reportes');
  const { isBusy, ask, download } = useReports();
  return (
    <Modal.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Modal.Content>
        <Modal.Header closeLabel="Cerrar">
          <Modal.Title>Reportes de productos fuera de límites</Modal.Title>
        </Modal.Header>
        <Modal.Body>
          <ListStatus state={state} empty="Todavía no hay reportes: se hace uno cada mañana" />
          <Flex tag="ul" direction="column" alignItems="stretch" gap={3}>
            {(state.rows ?? []).map((report) => (
              <Flex tag="li" key={report.id} justifyContent="space-between" gap={4}>
                <Flex direction="column" alignItems="flex-start">
                  <Typography fontWeight="semiBold">{formatMoment(report.created_at)}</Typography>
                  <Typography variant="pi" textColor="neutral600">
                    {`${formatNumber(report.products)} productos, ${formatNumber(report.rows)} límites rebasados`}
                  </Typography>
                </Flex>
                <Button
                  size="S"
                  variant="secondary"
                  startIcon={<Download />}
                  disabled={isBusy}
                  aria-label={`Descargar el reporte del ${formatMoment(report.created_at)}`}
                  onClick={() => void download(report.id)}
                >
                  Descargar
                </Button>
              </Flex>
            ))}
          </Flex>
          {state.pagination !== null && state.pagination.pageCount > 1 && (
            <Pager pagination={state.pagination} onPage={setPage} />
          )}
        </Modal.Body>
        <Modal.Footer>
          <Button variant="tertiary" onClick={onClose}>
            Cerrar
          </Button>
          {mayAsk && (
            <Button loading={isBusy} onClick={() => void ask()}>
              Pedir un reporte
            </Button>
          )}
        </Modal.Footer>
      </Modal.Content>
    </Modal.Root>
  );
}

/** Asks for a report, which a job writes, and downloads one that was written. */
function useReports() {
  const { get, post } = useFetchClient();
  const save = useDownload();
  const tell = useToast();
  const { isBusy, attempt } = useAsyncAction();
  const doing = (work: () => Promise<unknown>, done: string) =>
    attempt(async () => {
      await work();
      tell.done(done);
    });
  return {
    isBusy,
    ask: () =>
      doing(() => post(`/${pluginId}/product-limit-reports`, {}), 'El reporte se está haciendo: aparecerá en la lista'),
    download: (id: number) =>
      doing(async () => {
        const { data } = await get<{ data: DataOf<'GET /product-limit-reports/{id}'> }>(
          `/${pluginId}/product-limit-reports/${id}`,
        );
        await save(data.data.url.replace(/^\/api\//, '/kernel/'), data.data.file);
      }, 'Reporte descargado correctamente'),
  };
}
