import { useT } from '../../../i18n/I18nProvider';
import { DATASHEET_PREFIX } from '../filter-from';
import type { NarrowingView } from '../listing.view';
import type { WholeLists } from '../use-whole-lists';
import { valueLabel } from '../value-label';
import { FacetChoices } from './FacetChoices';

interface DatasheetFiltersProps {
  readonly view: NarrowingView;
  readonly whole: WholeLists;
  readonly onChange: () => void;
}

/** One list of choices for each characteristic of the datasheet. */
export function DatasheetFilters({ view, whole, onChange }: DatasheetFiltersProps) {
  const t = useT();
  return view.datasheet.map((facet) => {
    const chosen = view.filter.datasheetQueryMap[facet.code] ?? [];
    return (
      <FacetChoices
        key={facet.code}
        legend={facet.name}
        name={`${DATASHEET_PREFIX}${facet.code}`}
        choices={facet.values.map((each) => ({
          value: each.value,
          label: valueLabel(facet, each, t),
          count: each.count,
          isChosen: chosen.includes(each.value),
        }))}
        whole={whole}
        onChange={onChange}
      />
    );
  });
}
