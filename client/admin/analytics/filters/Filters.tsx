/** Limits the figures to visits of a page, source, device or country. */
import { visitDays } from '#shared/analytics/definitions'
import {
  devices,
  type FilterName,
  type Filters as Given,
  notFoundPage,
  otherValue,
  sources,
} from '#shared/analytics/dimensions'
import type { Figures } from '#shared/analytics/records'
import { pages } from '#shared/content/pages'
import { Button } from '../../../ui/Button'
import { Select } from '../../../ui/forms/Select'
import { dayText } from '../format'
import { countryName } from './countryName'
import styles from './Filters.module.css'

interface FiltersProps {
  id: string
  filters: Given
  figures: Figures | undefined
  onChange: (filters: Given) => void
}

interface Option {
  value: string
  name: string
}
const plain = (value: string): Option => ({ value, name: value })

const pageOptions: Option[] = [
  ...pages.map(({ path, name }) => ({ value: path, name: `${name} ${path}` })),
  { value: notFoundPage, name: 'Not Found' },
]
const none = { page: '', source: '', device: '', country: '' } as const

export function Filters({ id, filters, figures, onChange }: FiltersProps) {
  function select(name: FilterName, label: string, all: string, options: readonly Option[]) {
    const chosen = filters[name] ?? ''
    const isKnown = chosen === '' || options.some(({ value }) => value === chosen)
    return (
      <Select
        label={label}
        value={chosen}
        onChange={(event) => onChange({ [name]: event.target.value })}
      >
        <option value="">{all}</option>
        {[...options, ...(isKnown ? [] : [plain(chosen)])].map(({ value, name }) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </Select>
    )
  }

  const countries = (figures?.countries ?? [])
    .filter(({ value }) => value !== otherValue)
    .map(({ value }) => ({ value, name: countryName(value) }))
    .sort((a, b) => a.name.localeCompare(b.name, 'en'))
  return (
    <fieldset id={id} className={styles.filters} aria-label="Filter">
      <div className={styles.row}>
        {select('page', 'Page', 'All pages', pageOptions)}
        {select('source', 'Source', 'All sources', sources.map(plain))}
        {select('device', 'Device', 'All devices', devices.map(plain))}
        {(figures?.hasCountries || filters.country) &&
          select('country', 'Country', 'All countries', countries)}
        <Button look="line" onClick={() => onChange(none)}>
          Clear filters
        </Button>
      </div>
      <p>
        One filter covers all dates; combined filters cover the last {visitDays} days
        {figures && `, to ${dayText(figures.combinedFrom)}`}.
      </p>
    </fieldset>
  )
}
