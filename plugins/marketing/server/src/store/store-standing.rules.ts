import { businessTimeZone } from '@mayorista/kernel/shared';
import { isOver, type Schedule } from '../schedule.rules';

const moments = new Intl.DateTimeFormat('es-MX', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: businessTimeZone,
});

/** What decides whether the store shows something of a campaign. */
export interface CampaignFacts {
  /** Published, or active where there are no drafts. */
  readonly isOn: boolean;
  /** Whether it is written as a draft first. */
  readonly isStaged: boolean;
  readonly schedule: Schedule;
  /** Whether there is something to see; null where that is not asked. */
  readonly hasContent: boolean | null;
}

export interface StandingCheck {
  readonly text: string;
  readonly is_met: boolean;
}

const check = (is_met: boolean, met: string, missing: string): StandingCheck => ({
  text: is_met ? met : missing,
  is_met,
});

/** Lists all that something of a campaign needs to be in the store at a moment; it is there when all are met. */
export function storeChecks({ isOn, isStaged, schedule, hasContent }: CampaignFacts, at: Date): StandingCheck[] {
  const { startsAt, endsAt } = schedule;
  return [
    ...(hasContent === null ? [] : [check(hasContent, 'Con contenido', 'No tiene bloques')]),
    isStaged ? check(isOn, 'Publicado', 'Sin publicar') : check(isOn, 'Activo', 'Está inactivo'),
    ...(startsAt === null
      ? []
      : [check(startsAt <= at, `Desde ${moments.format(startsAt)}`, `Comienza ${moments.format(startsAt)}`)]),
    ...(endsAt === null
      ? []
      : [check(!isOver(schedule, at), `Hasta ${moments.format(endsAt)}`, `Terminó ${moments.format(endsAt)}`)]),
  ];
}
