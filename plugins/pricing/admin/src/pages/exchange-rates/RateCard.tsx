import { Box, Button, Flex, Typography } from '@strapi/design-system';
import {
  formatMoment,
  ListStatus,
  useAsyncAction,
  useFailedLoad,
  useMay,
  usePage,
  useMutationWithToast,
} from '@mayorista/kernel/panel';
import { useFetchClient } from '@strapi/strapi/admin';
import type { ItemOf } from '@mayorista/config/answers';
import { formatRate } from '../../format';
import { writesRates } from '../../permissions';
import { RateForm } from './RateForm';

interface Props {
  readonly kind: 'commercial' | 'subscription';
  readonly title: string;
  readonly hint: string;
  /** What the notification says when it could not be saved. */
  readonly failed: string;
}

type RateRow = ItemOf<'GET /commercial-exchange-rates' | 'GET /subscription-exchange-rates'>;

const shown = 12;

const isToCome = ({ effective_from: from }: RateRow): boolean => new Date(from).getTime() > Date.now();

/** The rate in force, fields for the next one, and the latest of its history. */
export function RateCard({ kind, title, hint, failed }: Props) {
  const history = usePage<RateRow>(`/pricing/${kind}-exchange-rates`);
  useFailedLoad(history.hasFailed, 'No se pudieron cargar los tipos de cambio');
  const mayWrite = useMay(writesRates);
  const rateOf = (row: RateRow): string => formatRate(row[`${kind}_exchange_rate`] ?? '0');
  const rows = history.hasFailed ? [] : (history.rows ?? []);
  const current = rows.find((row) => !isToCome(row));

  return (
    <Box
      tag="section"
      aria-label={title}
      background="neutral0"
      hasRadius
      shadow="tableShadow"
      padding={6}
      width="56rem"
      maxWidth="100%"
    >
      <Typography variant="sigma" textColor="neutral600" tag="h2">
        {title}
      </Typography>
      <Typography variant="alpha" tag="p">
        {current === undefined ? '—' : rateOf(current)}
      </Typography>
      <Typography variant="pi" textColor="neutral600" tag="p">
        {hint}
      </Typography>
      {mayWrite && <RateForm kind={kind} failed={failed} onSaved={history.reload} />}
      <ListStatus state={history} empty="Todavía no hay tipos de cambio" />
      <Flex tag="ol" direction="column" alignItems="stretch" gap={2} paddingTop={4}>
        {rows.slice(0, shown).map((row) => (
          <Flex tag="li" key={row.id} justifyContent="space-between" gap={4}>
            <Typography variant="pi" fontWeight="semiBold">
              {rateOf(row)}
            </Typography>
            <Flex direction="column" alignItems="flex-end" gap={1}>
              <Typography variant="pi" textColor="neutral600" textAlign="right">
                {isToCome(row) ? 'Programado para el ' : ''}
                {formatMoment(row.effective_from)} · {row.set_by ?? '—'}
              </Typography>
              {mayWrite && isToCome(row) && (
                <CancelButton kind={kind} id={row.id} rate={rateOf(row)} onDone={history.reload} />
              )}
            </Flex>
          </Flex>
        ))}
      </Flex>
    </Box>
  );
}

interface CancelProps {
  readonly kind: Props['kind'];
  readonly id: number;
  readonly rate: string;
  readonly onDone: () => Promise<void>;
}

/** Takes away a rate that has not begun; when it has meanwhile, the list says so. */
function CancelButton({ kind, id, rate, onDone }: CancelProps) {
  const { del } = useFetchClient();
  const act = useMutationWithToast();
  const { isBusy, during } = useAsyncAction();
  const cancel = () =>
    during(async () => {
      await act(() => del(`/pricing/${kind}-exchange-rates/${id}`), 'Programación cancelada');
      await onDone();
    });
  return (
    <Button
      size="S"
      variant="danger-light"
      aria-label={`Cancelar programación de ${rate}`}
      loading={isBusy}
      onClick={() => void cancel()}
    >
      Cancelar programación
    </Button>
  );
}
