import { describe, expect, test } from 'vitest';
import {
  defineReferable,
  defineShape,
  flag,
  lines,
  money,
  privateFile,
  reference,
  references,
  text,
} from '../../../../shared/shape';
import { buildContentTypes } from './content-types';
import { checkedTable } from './names';

const makers = defineReferable({
  domain: 'kernel',
  name: 'maker',
  table: 'makers',
  nameColumn: 'name',
  path: '/kernel/makers',
  nameKey: 'maker_name',
});
const flat = defineShape({
  name: 'ladder',
  domain: 'kernel',
  label: ['una escalera', 'escaleras'],
  fields: {
    name: text({ label: 'Nombre', max: 20, unique: true }),
    story: text({ label: 'Historia', max: 256 }),
    price: money({ label: 'Precio' }),
    maker: reference(makers, { label: 'Fabricante', hint: 'Quien la hizo', onRemove: 'clear' }),
    former_maker: reference(makers, { label: 'Antes', plainColumn: true }),
  },
  list: { columns: ['id', 'name', 'maker'], order: ['name', 'asc'] },
  unique: [['name', 'maker']],
  indexes: [['maker']],
});
const schemaOf = (type: string, shape = flat) => buildContentTypes(shape as never)[type]!.schema;

describe('the content type of a shape', () => {
  test('has its table, columns, indexes and keys under names that stay', () => {
    expect(schemaOf('ladder')).toMatchObject({
      collectionName: 'ladders',
      globalId: 'Ladder',
      attributes: {
        name: { type: 'string', maxLength: 20 },
        story: { type: 'text' },
        price: { type: 'decimal', column: { args: [14, 4] } },
        maker_id: { type: 'integer' },
        former_maker_id: { type: 'integer' },
      },
      foreignKeys: [
        {
          name: 'ladders_maker_id_fk',
          columns: ['maker_id'],
          referencedTable: 'makers',
          referencedColumns: ['id'],
          onDelete: 'SET NULL',
        },
      ],
    });
    expect((schemaOf('ladder').indexes as { name: string }[]).map(({ name }) => name)).toEqual([
      'ladders_maker_id_index',
      'ladders_name_maker_id_unique',
      'ladders_name_unique',
    ]);
  });

  test('is shown in the generated view with its labels, and asks references by name', () => {
    const { pluginOptions, config } = schemaOf('ladder') as unknown as {
      pluginOptions: object;
      config: { metadatas: Record<string, { edit: object }>; layouts: { list: string[] }; settings: object };
    };
    expect(pluginOptions).toMatchObject({
      panel: { records: { maker_id: { path: '/kernel/makers', name: 'maker_name' } } },
    });
    expect(config.metadatas.maker_id?.edit).toMatchObject({
      label: 'Fabricante',
      description: 'Quien la hizo',
      visible: true,
    });
    expect(config.layouts.list).toEqual(['id', 'name', 'maker_id']);
    expect(config.settings).toMatchObject({ mainField: 'name', defaultSortBy: 'name', defaultSortOrder: 'ASC' });
  });

  test('of a document is hidden from it, and its lines go with it', () => {
    const document = defineShape({
      name: 'tower',
      domain: 'kernel',
      label: ['una torre', 'torres'],
      fields: { name: text({ label: 'Nombre', max: 20 }) },
      lines: {
        floors: lines({
          one: 'floor',
          label: 'Pisos',
          unique: [['name'], 'Ya está'],
          fields: { name: text({ label: 'Nombre', max: 20 }) },
        }),
      },
      list: { columns: ['id'] },
    });
    expect(schemaOf('tower', document as never)).toMatchObject({
      pluginOptions: { 'content-manager': { visible: false } },
    });
    expect(schemaOf('tower-floor', document as never)).toMatchObject({
      collectionName: 'tower_floors',
      pluginOptions: { 'content-manager': { visible: false } },
      indexes: [{ name: 'tower_floors_tower_id_name_unique', columns: ['tower_id', 'name'], type: 'unique' }],
      foreignKeys: [{ columns: ['tower_id'], referencedTable: 'towers', onDelete: 'CASCADE' }],
    });
    const withFile = defineShape({
      name: 'scan',
      domain: 'kernel',
      label: ['un escaneo', 'escaneos'],
      fields: { file: privateFile({ label: 'Archivo', kinds: ['pdf'] }) },
      list: { columns: ['id'] },
    });
    expect(schemaOf('scan', withFile as never)).toMatchObject({
      pluginOptions: { 'content-manager': { visible: false } },
    });
  });
});

describe('the content type of a table that was there before', () => {
  const loft = defineShape({
    name: 'loft',
    domain: 'kernel',
    label: ['un desván', 'desvanes'],
    fields: {
      price: money({ label: 'Precio', min: 0, digits: [10, 2] }),
      maker: reference(makers, { label: 'Fabricante', index: false }),
      plan: privateFile({ label: 'Plano', kinds: ['pdf'], plainColumn: true, nameColumn: true }),
    },
    lines: {
      helpers: references(makers, {
        one: 'helper',
        many: 'helping-hands',
        parent: 'attic_id',
        label: 'Ayudantes',
        facts: { is_chief: flag({ label: 'Jefe' }) },
      }),
    },
    list: { columns: ['id'] },
  });

  test('has its column, key and index as they were', () => {
    expect(schemaOf('loft', loft as never)).toMatchObject({
      indexes: [],
      foreignKeys: [{ columns: ['maker_id'], referencedTable: 'makers' }],
      attributes: {
        price: { type: 'decimal', column: { args: [10, 2] }, min: 0 },
        maker_id: { type: 'integer' },
        plan_id: { type: 'integer' },
        plan_name: { type: 'string' },
      },
    });
  });

  test('of a set of references has the names of its shape, each reference once, and loses what is removed', () => {
    expect(schemaOf('loft-helper', loft as never)).toMatchObject({
      collectionName: 'loft_helping_hands',
      info: { pluralName: 'loft-helping-hands' },
      attributes: { attic_id: { required: true }, helper_id: { required: true }, is_chief: { type: 'boolean' } },
      indexes: [
        { columns: ['attic_id', 'helper_id'], type: 'unique' },
        { columns: ['helper_id'], name: 'loft_helping_hands_helper_id_index' },
      ],
      foreignKeys: [
        { columns: ['attic_id'], referencedTable: 'lofts', onDelete: 'CASCADE' },
        { columns: ['helper_id'], referencedTable: 'makers', onDelete: 'CASCADE' },
      ],
    });
  });

  test('of a flat record is out of the generated view where its shape says so', () => {
    const shed = defineShape({
      name: 'shed',
      domain: 'kernel',
      label: ['un cobertizo', 'cobertizos'],
      fields: { name: text({ label: 'Nombre', max: 20 }) },
      list: { columns: ['id'] },
      hidden: true,
    });
    expect(schemaOf('shed', shed as never)).toMatchObject({
      pluginOptions: { 'content-manager': { visible: false } },
    });
  });
});

describe('names', () => {
  test('of tables that Strapi would shorten are a defect', () => {
    expect(checkedTable('a'.repeat(55))).toHaveLength(55);
    expect(() => checkedTable('a'.repeat(56))).toThrow('more than 55 characters');
  });
});
