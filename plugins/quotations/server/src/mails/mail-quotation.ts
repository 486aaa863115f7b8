import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { inTransaction, keepingFiles, now, sendMail, storeGeneratedFile, type Core, type Tx } from '@mayorista/kernel';
import { printedName, printQuotation, type Printing } from '../downloads/print-quotation';
import type { QuotationRow } from '../quotations/quotation.types';

/** Days for which the attached file is kept: as long as a mail server may be away, and more. */
const keptDays = 30;

export interface QuotationMail {
  readonly key: string;
  readonly to: string | string[];
  readonly subject: string;
  readonly text: string;
  readonly replyTo?: string | undefined;
  readonly printing: Printing;
}

/** Sends a quotation by mail with its PDF attached, once per key; `write` runs in the same transaction. */
export async function mailQuotation(
  strapi: Core.Strapi,
  quotation: QuotationRow,
  { key, to, subject, text, replyTo, printing }: QuotationMail,
  write: (tx: Tx) => Promise<void> = () => Promise.resolve(),
): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'mayorista-quotation-'));
  try {
    const file = path.join(folder, 'quotation.pdf');
    await writeFile(file, await printQuotation(strapi, quotation, printing));
    const name = printedName(quotation, printing);
    await keepingFiles([{ path: file, name, mime: 'application/pdf' }], ([kept]) =>
      inTransaction(strapi, async (tx) => {
        await write(tx);
        const expiresAt = new Date(now().getTime() + keptDays * 86_400_000);
        const fileId = await storeGeneratedFile(tx, kept, { expiresAt });
        await sendMail(tx, {
          isSafeToKeep: true,
          key,
          to,
          subject,
          text,
          tag: 'distributor-quotation',
          attachments: [{ file_id: fileId, name }],
          ...(replyTo === undefined ? {} : { replyTo }),
        });
      }),
    );
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
