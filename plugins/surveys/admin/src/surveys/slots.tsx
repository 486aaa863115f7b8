import type { RecordSlots } from '@mayorista/kernel/panel/records';
import type { survey } from '../../../shared';
import { SurveyLinks } from './SurveyLinks';
import { SurveyResults } from './SurveyResults';

/** Parts of the pages of surveys that their shape cannot say: links to them, and what was answered. */
export const surveySlots: RecordSlots<typeof survey> = {
  texts: {
    notListed: 'Error al cargar las encuestas',
    notRead: 'Error al cargar encuesta',
    created: 'Encuesta creada',
    notCreated: 'Error al crear encuesta',
    notSaved: 'Error al actualizar encuesta',
    notRemoved: 'Error al eliminar encuesta',
  },
  record: { aside: SurveyLinks, sections: SurveyResults },
  move: {
    publish: {
      explain: () => 'Quien tenga el enlace la puede contestar.',
      done: () => 'La encuesta está publicada',
      failed: 'Error al publicar encuesta',
    },
    withdraw: { explain: () => 'Nadie más la puede contestar. Lo contestado se conserva.' },
  },
};
