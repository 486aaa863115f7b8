import { expect, test } from 'vitest';
import { fiscalName } from './fiscal-name';

test.each([
  ['Sistemas y Tecnología del Norte SA de CV', 'SISTEMAS Y TECNOLOGÍA DEL NORTE'],
  ['Redes y Alarmas Angelópolis, S. de R.L. de C.V.', 'REDES Y ALARMAS ANGELÓPOLIS'],
  ['Integradora del Bajío SAPI de CV', 'INTEGRADORA DEL BAJÍO'],
  ['Ingeniería Queretana en Accesos SC', 'INGENIERÍA QUERETANA EN ACCESOS'],
  ['  Héctor   Iván Molina ', 'HÉCTOR IVÁN MOLINA'],
  ['CASA', 'CASA'],
  ['ESCUELA KEMPER URGATE SOCIEDAD ANONIMA DE CAPITAL VARIABLE', 'ESCUELA KEMPER URGATE'],
  ['Escuela Kemper Urgate, Sociedad Anónima de Capital Variable', 'ESCUELA KEMPER URGATE'],
  ['ORGANICOS ÑAVEZ OSORIO S.A DE C.V SA DE CV', 'ORGANICOS ÑAVEZ OSORIO'],
  ['HERRERIA & ELECTRICOS S DE CV', 'HERRERIA & ELECTRICOS S DE CV'],
  ['HERRERIA & ELECTRICOS,S.A. DE C.V.', 'HERRERIA & ELECTRICOS'],
  ['TALLERES ÑANDU S DE RL MI', 'TALLERES ÑANDU'],
  ['CREDITO FACIL SA DE CV SOFOM ENR', 'CREDITO FACIL'],
  ['CREDITO FACIL S.A.P.I. DE C.V., S.O.F.O.M., E.N.R.', 'CREDITO FACIL'],
  ['CREDITO FACIL, S.A. DE C.V., SOCIEDAD FINANCIERA DE OBJETO MULTIPLE, ENTIDAD NO REGULADA', 'CREDITO FACIL'],
  ['COLEGIO DE INSTALADORES A. C.', 'COLEGIO DE INSTALADORES'],
  ['BOLSA S A B DE C V', 'BOLSA'],
  ['AGRICOLA LA PAZ SPR DE RL DE CV', 'AGRICOLA LA PAZ'],
  ['TRANSPORTISTAS UNIDOS SC DE RL DE CV', 'TRANSPORTISTAS UNIDOS'],
  ['REDES\u00a0DEL\u2003SUR S. EN C. POR A.', 'REDES DEL SUR'],
  ['START UP SAS DE CV', 'START UP'],
  ['S.A.', 'S.A.'],
  ['VENTAS DE CV', 'VENTAS DE CV'],
  ['START UP, S.A.S. de C.V.', 'START UP'],
  ['TRANSPORTISTAS UNIDOS, S.C. de R.L. de C.V.', 'TRANSPORTISTAS UNIDOS'],
  ['Pescadores SCL', 'PESCADORES'],
  ['HERMANOS RUIZ S. EN C.', 'HERMANOS RUIZ'],
  ['HERMANOS RUIZ S. en C. de C.V.', 'HERMANOS RUIZ'],
  ['HERMANOS RUIZ S EN N.C.', 'HERMANOS RUIZ'],
  ['ALARMAS DEL SUR SOCIEDAD POR ACCIONES SIMPLIFICADA DE CAPITAL VARIABLE', 'ALARMAS DEL SUR'],
  ['ALARMAS DEL SUR S.  DE  R. L.  DE  C.V.', 'ALARMAS DEL SUR'],
  ['ALARMAS DEL SUR; S.A. DE C.V.', 'ALARMAS DEL SUR'],
  ['ALARMAS DEL SUR - S.A. DE C.V.', 'ALARMAS DEL SUR'],
  ['ALARMAS DEL SUR (S.A. DE C.V.)', 'ALARMAS DEL SUR'],
])('%s is written %s', (name, written) => expect(fiscalName(name)).toBe(written));

test('a natural person keeps every word', () => {
  expect(fiscalName('José Sá', 'SAXJ800101AB1')).toBe('JOSÉ SÁ');
  expect(fiscalName('Grupo José SA', 'GJO800101AB1')).toBe('GRUPO JOSÉ');
  expect(fiscalName('Lucía S. en C.', 'SAXJ800101AB1')).toBe('LUCÍA S. EN C.');
});
