import {
  changeShaped,
  createShaped,
  getKnex,
  inTransaction,
  reject,
  service,
  systemActor,
  ValidationError,
  type Actor,
  type Core,
  type FieldError,
  type Tx,
} from '@mayorista/kernel';
import '@mayorista/companies/contract';
import type { InputOf } from '@mayorista/kernel/shape';
import type { acobaInstaller } from '../../../shared';
import { ownerOf } from '../owner';
import { getPlatform } from '../platform/get-platform';
import type { NewInstaller, PlatformRefusal } from '../platform/monitoring-platform';
import { tables } from '../uids';
import { installers } from './installer.record';

type Input = InputOf<typeof acobaInstaller>;
interface Stored extends NewInstaller {
  readonly document_id: string;
}

/** In whose name is written what the platform says. */
export const platformActor = systemActor('Plataforma de monitoreo');

/**
 * Opens an installer's account, ours and then the platform's, and returns its id. An account that the platform refused, or did not answer
 * about, is taken up again with what is given now. Throws ValidationError, also with what the platform refuses.
 */
export async function openInstaller(strapi: Core.Strapi, actor: Actor, input: Input): Promise<number> {
  await service(strapi, 'companies.buying').refuseInactive(actor);
  const id = await inTransaction(strapi, (tx) => saveInstaller(tx, actor, input));
  const stored = (await getKnex(strapi)(tables.installer)
    .where({ id })
    .first('document_id', 'name', 'email', 'telephone', 'address')) as Stored;
  const { document_id: reference, ...installer } = stored;
  const answer = await getPlatform(strapi).createInstaller(installer, reference);
  if (answer.kind === 'refused') throw new ValidationError(refusalsOf(answer));
  const columns = { acoba_installer_id: answer.id };
  await inTransaction(strapi, (tx) =>
    changeShaped(installers, tx, platformActor, { id, input: {}, expected: null, columns }),
  );
  return id;
}

async function saveInstaller(tx: Tx, actor: Actor, input: Input): Promise<number> {
  const owner = ownerOf(actor);
  const known = (await tx.trx(tables.installer).where(owner).first('id', 'acoba_installer_id')) as
    { id: number; acoba_installer_id: string | null } | undefined;
  if (known === undefined) return createShaped(installers, tx, actor, { input, columns: { ...owner } }).catch(twice);
  if (known.acoba_installer_id !== null) reject('installer_exists');
  await changeShaped(installers, tx, actor, { id: known.id, input, expected: null });
  return known.id;
}

/** Somebody of the same company was faster: the key of the table says so. */
function twice(error: unknown): never {
  const isOwners = ({ field }: FieldError): boolean => field === 'company_id' || field === 'person_id';
  if (error instanceof ValidationError && error.refusals.some(isOwners)) reject('installer_exists');
  throw error;
}

const shownFields = ['name', 'email', 'telephone', 'address'];

/** Puts what the platform says of a field on that field. */
function refusalsOf({ fields }: PlatformRefusal): FieldError[] {
  const told = shownFields.flatMap((field) =>
    (fields[field] ?? []).map((message) => ({ code: 'installer_refused', field, message })),
  );
  return told.length > 0 ? told : [{ code: 'installer_refused', field: '_general' }];
}
