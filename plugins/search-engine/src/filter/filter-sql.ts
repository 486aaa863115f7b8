import { invalidFilter } from '../api-error';
import { foldForFilter } from '../text/fold';
import { filterAttributes, type Filter } from './filter-ast';

/** A condition over the facts table, whose alias is `f`. Values are always parameters. */
export interface SqlCondition {
  sql: string;
  params: (string | number)[];
}

/** Where an attribute is kept: the ordinal of its fact column, and whether some document has a list in it. */
interface FactColumn {
  ordinal: number;
  hasLists: boolean;
}

export interface FilterTarget {
  column: (attribute: string) => FactColumn | undefined;
  filterable: readonly string[];
  /** Name of the table of list values of the index. */
  manyTable: string;
}

/** Values stand in two columns: `v` as given (x'00' null, x'01' empty list, x'02' object, x'03' list) and `n` folded, scalars only. */
export function filterSql(filter: Filter, target: FilterTarget): SqlCondition {
  rejectUnknown(filter, target);
  return compile(filter, target);
}

function rejectUnknown(filter: Filter, { filterable }: FilterTarget): void {
  for (const name of filterAttributes(filter)) {
    if (filterable.includes(name)) continue;
    const known =
      filterable.length === 0
        ? 'This index has no filterable attributes'
        : `Available filterable attributes are: \`${filterable.join(', ')}\``;
    throw invalidFilter(`Attribute \`${name}\` is not filterable. ${known}.`);
  }
}

function compile(filter: Filter, target: FilterTarget): SqlCondition {
  if (filter.kind === 'and' || filter.kind === 'or') {
    return balanced(
      filter.kind.toUpperCase(),
      filter.parts.map((part) => compile(part, target)),
    );
  }
  if (filter.kind === 'not') return negated(compile(filter.part, target));
  const column = target.column(filter.attribute);
  if (column === undefined) return { sql: '0', params: [] };
  if (filter.kind === 'compare' && filter.operator === '!=') {
    return negated(onValues(sameAs([filter.value]), column, target));
  }
  const state = stateCondition(filter, column);
  return state ?? onValues(valueCondition(filter), column, target);
}

/** Halves instead of a chain: SQLite refuses expressions a thousand levels deep, and a chain of ANDs is that deep. */
function balanced(operator: string, parts: SqlCondition[]): SqlCondition {
  const [first] = parts;
  if (first === undefined) return { sql: '1', params: [] };
  if (parts.length === 1) return first;
  const middle = parts.length >> 1;
  const left = balanced(operator, parts.slice(0, middle));
  const right = balanced(operator, parts.slice(middle));
  return { sql: `(${left.sql} ${operator} ${right.sql})`, params: [...left.params, ...right.params] };
}

const negated = ({ sql, params }: SqlCondition): SqlCondition => ({ sql: `((${sql}) IS NOT TRUE)`, params });

function stateCondition(filter: Filter, { ordinal }: FactColumn): SqlCondition | undefined {
  const value = `f.v${ordinal}`;
  if (filter.kind === 'exists') return { sql: `(${value} IS NOT NULL)`, params: [] };
  if (filter.kind === 'null') return { sql: `(${value} IS x'00')`, params: [] };
  if (filter.kind === 'empty') return { sql: `(${value} IN ('', x'01', x'02'))`, params: [] };
  return undefined;
}

/** Puts a condition on a column `@` to the scalar of the document or to any value of its list. */
function onValues(condition: SqlCondition, { ordinal, hasLists }: FactColumn, target: FilterTarget): SqlCondition {
  const scalar = condition.sql.replaceAll('@', `f.n${ordinal}`);
  if (!hasLists) return { sql: `(${scalar})`, params: condition.params };
  const inList = `EXISTS (SELECT 1 FROM ${target.manyTable} m WHERE m.attr = ${ordinal} AND m.doc = f.doc AND ${condition.sql.replaceAll('@', 'm.norm')})`;
  return { sql: `((${scalar}) OR ${inList})`, params: [...condition.params, ...condition.params] };
}

function valueCondition(filter: Filter): SqlCondition {
  if (filter.kind === 'compare') return comparison(filter.operator, filter.value);
  if (filter.kind === 'in') return sameAs(filter.values);
  if (filter.kind === 'range') {
    return { sql: "(@ >= ? AND @ <= ? AND @ < '')", params: [numberOf(filter.from), numberOf(filter.to)] };
  }
  if (filter.kind === 'contains') return { sql: 'instr(@, ?) > 0', params: [foldForFilter(filter.value)] };
  if (filter.kind === 'starts') {
    const start = foldForFilter(filter.value);
    return { sql: 'substr(@, 1, ?) = ?', params: [[...start].length, start] };
  }
  throw invalidFilter('This condition takes no value.');
}

function comparison(operator: string, value: string): SqlCondition {
  if (operator === '=') return sameAs([value]);
  // Numbers come before texts in SQLite, so "< ''" keeps the comparison among numbers.
  return { sql: `(@ ${operator} ? AND @ < '')`, params: [numberOf(value)] };
}

function sameAs(values: string[]): SqlCondition {
  const forms = values.flatMap((value) => {
    const number = asNumber(value);
    return number === undefined ? [foldForFilter(value)] : [foldForFilter(value), number];
  });
  if (forms.length === 0) return { sql: '0', params: [] };
  if (forms.length <= 4) return { sql: `@ IN (${forms.map(() => '?').join(', ')})`, params: forms };
  return { sql: '@ IN (SELECT value FROM json_each(?))', params: [JSON.stringify(forms)] };
}

function asNumber(value: string): number | undefined {
  const number = value.trim() === '' ? Number.NaN : Number(value);
  return Number.isFinite(number) ? number : undefined;
}

function numberOf(value: string): number {
  const number = asNumber(value);
  if (number === undefined)
    throw invalidFilter(`\`${value.slice(0, 50)}\` is not a number: this operator compares numbers only.`);
  return number;
}
