import type { RawEnvironment } from './env.schema';

/** Where invoices are sealed and stamped; null parts are those of the demonstration. */
export interface InvoicingEnvironment {
  /** The issuer's certificate of digital seal; its key stays encrypted by its password, as the tax authority handed it out. */
  readonly certificate: {
    readonly certificateFile: string;
    readonly keyFile: string;
    readonly password: string;
    /** Code of the issuer's tax regime. */
    readonly regime: string;
    /** Postal code of the place of issue. */
    readonly zipCode: string;
  } | null;
  /** The authorised provider that stamps (PAC). */
  readonly pac: { readonly url: string; readonly token: string } | null;
  /** When an order is invoiced: by staff alone, or by itself when it is paid or delivered. */
  readonly issueOn: 'staff' | 'paid' | 'delivered';
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
          regime: raw.CFDI_ISSUER_REGIME ?? '',
          zipCode: raw.CFDI_ISSUER_ZIP ?? '',
        },
  pac: raw.PAC_URL === undefined ? null : { url: raw.PAC_URL, token: raw.PAC_TOKEN ?? '' },
  issueOn: raw.CFDI_ISSUE_ON,
});
