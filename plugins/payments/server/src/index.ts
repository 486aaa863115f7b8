import { definePlugin, demoService, getKnex } from '@mayorista/kernel';
import { showCreditOfCompanies } from './credit/company-credit';
import { creditLines } from './credit/credit-line.record';
import { creditService } from './credit/credit.service';
import { addMoneyListener } from './ledgers/money-listeners';
import { ledgerRoutes } from './ledgers/ledger.routes';
import { nameParts } from './ledgers/debts.store';
import { bonusSource, depositSource } from './ledgers/ledger.store';
import { addSourceNames } from './ledgers/source-names';
import { messages } from './messages';
import { paymentOptions } from './options/payment-option.record';
import { paymentOptionService } from './options/payment-option.service';
import { ensureOptions } from './options/payment-option.store';
import { statementRoute } from './statements/statement.route';
import { walletService } from './wallet/wallet.service';

export default definePlugin({
  name: 'payments',
  area: ['Pagos y crédito', 'Saldos, crédito y formas de pago de las empresas.'],
  messages,
  records: [creditLines, paymentOptions],
  routes: [...ledgerRoutes, statementRoute],
  histories: [{ type: 'company-ledgers', needs: 'company-ledgers.deposit' }],
  services: {
    'payments.credit': creditService,
    'payments.ledgers': ({ strapi }) => ({
      nameSources: (type, names) => addSourceNames(strapi, type, names),
      onMoney: (listener) => addMoneyListener(strapi, listener),
    }),
    'payments.wallet': walletService,
    'payments.options': paymentOptionService,
    'payments.demo': demoService(async () => (await import('./demo/payments.demo')).paymentsDemo),
  },
  bootstrap: ({ strapi }) => {
    showCreditOfCompanies(strapi);
    // Deposits and bonuses are called by the reference that whoever wrote them down gave.
    for (const type of [depositSource, bonusSource])
      addSourceNames(strapi, type, (ids) => Promise.resolve(new Map(ids.map((id) => [id, `Referencia ${id}`]))));
    addSourceNames(strapi, `${depositSource}-part`, (ids) => nameParts(getKnex(strapi), ids));
    return ensureOptions(strapi);
  },
});
