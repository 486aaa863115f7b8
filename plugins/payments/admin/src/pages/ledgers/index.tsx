import { Box, Flex, SingleSelect, SingleSelectOption, Td, Tr, Typography } from '@strapi/design-system';
import { Layouts, Page, useIsMobile } from '@strapi/strapi/admin';
import {
  Card,
  Fact,
  formatDay,
  formatMoment,
  HeadedTable,
  ListStatus,
  needing,
  Pager,
  RecordPicker,
  usePage,
} from '@mayorista/kernel/panel';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { ItemOf } from '@mayorista/config/answers';
import { movementLabels } from '../../../../shared';
import { DepositButton } from './DepositButton';
import { formatAmount, ledgerQuery, readChoice, writeChoice, type Account, type Choice, type Movement } from './ledger';
import { StatementButton } from './StatementButton';

type Company = ItemOf<'GET /company-distributors'>;

const kinds = { credit: 'Línea de crédito', wallet: 'Monedero electrónico' } as const;

/** 'Crédito y monedero': what a company owes and holds, with every movement, its statement and its deposits. */
export function LedgersPage() {
  const [params, setParams] = useSearchParams();
  const choice = readChoice(params);
  const change = (asked: Partial<Choice>) => setParams(writeChoice({ ...choice, page: 1, ...asked }));
  return (
    <Page.Protect permissions={needing('company-ledgers.read')}>
      <Page.Main>
        <Page.Title>Crédito y monedero</Page.Title>
        <Layouts.Header title="Crédito y monedero" subtitle="Lo que cada empresa debe y lo que tiene a favor" />
        <Layouts.Action
          startActions={
            <Flex gap={2} wrap="wrap">
              <Box width="36rem" maxWidth="100%">
                <RecordPicker<Company>
                  path="/companies/company-distributors"
                  label="Empresa"
                  value={choice.companyId}
                  placeholder="Busca la empresa"
                  nameOf={({ business_name: name }) => name}
                  onChange={(companyId) => change({ companyId })}
                />
              </Box>
              <SingleSelect
                aria-label="Saldo"
                size="S"
                value={choice.kind}
                onChange={(kind) => change({ kind: kind === 'wallet' ? 'wallet' : 'credit' })}
              >
                {Object.entries(kinds).map(([kind, label]) => (
                  <SingleSelectOption key={kind} value={kind}>
                    {label}
                  </SingleSelectOption>
                ))}
              </SingleSelect>
              <SingleSelect
                aria-label="Moneda"
                size="S"
                value={choice.currency}
                onChange={(currency) => change({ currency: currency === 'USD' ? 'USD' : 'MXN' })}
              >
                <SingleSelectOption value="MXN">MXN</SingleSelectOption>
                <SingleSelectOption value="USD">USD</SingleSelectOption>
              </SingleSelect>
            </Flex>
          }
        />
        <Layouts.Content>
          {choice.companyId === null ? (
            <Typography>Elige una empresa para ver sus movimientos.</Typography>
          ) : (
            <Ledger choice={choice} onPage={(page) => change({ page })} />
          )}
        </Layouts.Content>
      </Page.Main>
    </Page.Protect>
  );
}

const numeric = ['Importe', 'Saldo'];

interface Column {
  readonly heading: string;
  readonly cell: (row: Movement, currency: string) => ReactNode;
}

const columns: readonly Column[] = [
  { heading: 'Fecha', cell: ({ happened_at: at }) => <Typography>{formatMoment(at)}</Typography> },
  {
    heading: 'Movimiento',
    cell: ({ kind }) => <Typography fontWeight="semiBold">{movementLabels[kind]}</Typography>,
  },
  {
    heading: 'Referencia',
    cell: ({ note, source_type: type, source_id: id }) => (
      <Typography>{note ?? (type === 'sale-order' ? `Pedido ${id}` : id)}</Typography>
    ),
  },
  { heading: 'Vence', cell: ({ due_on: day }) => <Typography>{formatDay(day)}</Typography> },
  { heading: 'Importe', cell: ({ amount }, currency) => <Amount>{formatAmount(amount, currency)}</Amount> },
  { heading: 'Saldo', cell: ({ balance }, currency) => <Amount isBold>{formatAmount(balance, currency)}</Amount> },
  { heading: 'Registró', cell: ({ actor_name: name }) => <Typography>{name}</Typography> },
];

/** On a phone, where what is right of them must be scrolled to: what moved and how much. */
const narrowColumns = ['Movimiento', 'Importe', 'Fecha', 'Saldo', 'Referencia', 'Vence', 'Registró'].flatMap(
  (heading) => columns.filter((column) => column.heading === heading),
);

function Amount({ isBold = false, children }: { readonly isBold?: boolean; readonly children: string }) {
  return (
    <Typography tag="p" textAlign="right" fontWeight={isBold ? 'semiBold' : 'regular'}>
      {children}
    </Typography>
  );
}

function Ledger({ choice, onPage }: { readonly choice: Choice; readonly onPage: (page: number) => void }) {
  const ledger = usePage<Movement, { readonly account: Account }>(
    `/payments/company-ledgers?${ledgerQuery(choice)}&page=${choice.page}&per_page=20`,
  );
  const rows = ledger.hasFailed ? [] : (ledger.rows ?? []);
  const { currency } = choice;
  const shown = useIsMobile() ? narrowColumns : columns;
  return (
    <Flex direction="column" alignItems="stretch" gap={4}>
      {ledger.meta !== null && !ledger.hasFailed && <Summary choice={choice} account={ledger.meta.account} />}
      <Flex gap={2}>
        <StatementButton choice={choice} />
        <DepositButton choice={choice} onDone={ledger.reload} />
      </Flex>
      <ListStatus state={ledger} empty="No tiene movimientos" />
      {rows.length > 0 && (
        <HeadedTable headings={shown.map(({ heading }) => heading)} numeric={numeric} rowCount={rows.length}>
          {rows.map((row) => (
            <Tr key={row.id}>
              {shown.map(({ heading, cell }) => (
                <Td key={heading} style={heading === 'Referencia' ? { whiteSpace: 'normal' } : undefined}>
                  {cell(row, currency)}
                </Td>
              ))}
            </Tr>
          ))}
        </HeadedTable>
      )}
      {ledger.pagination !== null && rows.length > 0 && <Pager pagination={ledger.pagination} onPage={onPage} />}
    </Flex>
  );
}

function Summary({ choice: { kind, currency }, account }: { readonly choice: Choice; readonly account: Account }) {
  return (
    <Box maxWidth="48rem">
      <Card title={kinds[kind]}>
        <Fact label={kind === 'credit' ? 'Saldo por pagar' : 'Saldo'}>{formatAmount(account.balance, currency)}</Fact>
        {account.credit_limit !== undefined && (
          <Fact label="Límite">{formatAmount(account.credit_limit, currency)}</Fact>
        )}
        <Fact label="Disponible">{formatAmount(account.available, currency)}</Fact>
        {account.overdue !== undefined && <Fact label="Vencido">{formatAmount(account.overdue, currency)}</Fact>}
        {account.credit_days !== undefined && <Fact label="Días de crédito">{String(account.credit_days)}</Fact>}
        {account.is_blocked === true && (
          <Typography textColor="danger600" fontWeight="bold">
            Crédito detenido
          </Typography>
        )}
      </Card>
    </Box>
  );
}
