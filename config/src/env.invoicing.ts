import type { RawEnvironment } from './env.schema';

/** Where invoices are sealed and stamped; null parts are those of the demonstration. */
export interface InvoicingEnvironment {
  /** The issuer's certificate of digital seal; its key stays encrypted by its password, as the tax authority handed it out. */
  readonly certificate: {
    readonly certificateFile: string;
    readonly keyFile: string;
    readonly password: string;
    /** The issuer's name as the register has it; null where the certificate's is right. */
    readonly name: string | null;
    /** Code of the issuer's tax regime. */
    readonly regime: string;
    /** Postal code of the place of issue. */
    readonly zipCode: string;
  } | null;
  /** The authorised provider that stamps (PAC). */
  readonly pac: {
    readonly url: string;
    /** One that does not end; null where user and password get one. */
    readonly token: string | null;
    readonly login: { readonly user: string; readonly password: string } | null;
  } | null;
  /** When an order is invoiced: by staff alone, or by itself when it is paid or delivered. */
  readonly issueOn: 'staff' | 'paid' | 'delivered';
  /** The sales that the daily invoice to the public in general holds: nothing, what buyers without a company paid, or all that nobody invoiced. */
  readonly globalInvoice: 'off' | 'public' | 'all';
  /** When money brought to a wallet is invoiced as an advance: by staff alone, or by itself. */
  readonly advances: 'staff' | 'deposit';
}

/** Reads what concerns invoices. */
export const invoicingOf = (raw: RawEnvironment): InvoicingEnvironment => ({
  certificate:
    raw.CFDI_CERTIFICATE_FILE === undefined
      ? null
      : {
          certificateFile: raw.CFDI_CERTIFICATE_FILE,
          keyFile: raw.CFDI_KEY_FILE ?? '',
          password: raw.CFDI_KEY_PASSWORD ?? '',
          name: raw.CFDI_ISSUER_NAME ?? null,
          regime: raw.CFDI_ISSUER_REGIME ?? '',
          zipCode: raw.CFDI_ISSUER_ZIP ?? '',
        },
  pac:
    raw.PAC_URL === undefined
      ? null
      : {
          url: raw.PAC_URL,
          token: raw.PAC_TOKEN ?? null,
          login: raw.PAC_USER === undefined ? null : { user: raw.PAC_USER, password: raw.PAC_PASSWORD ?? '' },
        },
  issueOn: raw.CFDI_ISSUE_ON,
  globalInvoice: raw.CFDI_GLOBAL_INVOICE,
  advances: raw.CFDI_ADVANCES,
});
