import { sendMail, type Mail, type Tx } from '@mayorista/kernel';
import type { CompanyCopies } from '../../../contract';
import { emailsFor } from './emails-for';

/** Mails somebody, and a copy to each verified e-mail of their company that wants this kind of notice; nobody twice. */
export async function mailWithCopies(tx: Tx, mail: Mail, wanted: CompanyCopies): Promise<void> {
  await sendMail(tx, mail);
  const copies = await copiesOf(tx, wanted);
  const others = new Map(copies.map((to) => [to.toLowerCase(), to]));
  others.delete(String(mail.to).toLowerCase());
  for (const to of others.values()) await sendMail(tx, { ...mail, key: `${mail.key}:${to}`, to });
}

/** Lists the verified e-mails of a company that want a kind of notice. */
export const copiesOf = async (tx: Tx, { companyId, notice }: CompanyCopies): Promise<readonly string[]> =>
  companyId === null ? [] : emailsFor(tx.trx, companyId, notice);
