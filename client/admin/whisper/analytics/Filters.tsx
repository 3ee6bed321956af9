/**
 * Only the visits that saw a page, came from a source, or were of a device or country. The row is shown
 * when it is asked for, and stays while anything is filtered.
 */
import { Plus } from 'lucide-react'
import { useState } from 'react'
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
import { Select } from '../../../ui/Select'
import styles from './Filters.module.css'
import { dayText } from './words'

interface FiltersProps {
  filters: Given
  figures: Figures | undefined
  onChange: (filters: Given) => void
}

interface Option {
  value: string
  name: string
}
const named = (values: readonly string[]): Option[] =>
  values.map((value) => ({ value, name: value }))

const pageOptions: Option[] = [
  ...pages.map(({ path, name }) => ({ value: path, name: `${name} ${path}` })),
  { value: notFoundPage, name: 'Not Found' },
]

export function Filters({ filters, figures, onChange }: FiltersProps) {
  const count = Object.keys(filters).length
  const [isOpen, setOpen] = useState(count > 0)
  const isShown = isOpen || count > 0

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
        {[...options, ...(isKnown ? [] : named([chosen]))].map(({ value, name }) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </Select>
    )
  }

  if (!isShown) {
    return (
      <div>
        <Button look="plain" aria-expanded={false} onClick={() => setOpen(true)}>
          <Plus size={16} aria-hidden="true" />
          Filter
        </Button>
      </div>
    )
  }
  const countries = (figures?.countries ?? [])
    .map(({ value }) => value)
    .filter((value) => value !== otherValue)
  return (
    <fieldset className={styles.filters} aria-label="Filter">
      <div className={styles.row}>
        {select('page', 'Page', 'All pages', pageOptions)}
        {select('source', 'Source', 'All sources', named(sources))}
        {select('device', 'Device', 'All devices', named(devices))}
        {(figures?.hasCountries || filters.country) &&
          select('country', 'Country', 'All countries', named(countries.toSorted()))}
        <Button
          look="line"
          onClick={() => {
            setOpen(false)
            onChange({ page: '', source: '', device: '', country: '' })
          }}
        >
          {count > 0 ? 'Clear filters' : 'Close'}
        </Button>
      </div>
      {figures && (
        <p>
          One filter reaches back as far as the figures do; several together {visitDays} days, to{' '}
          {dayText(figures.combinedFrom)}.
        </p>
      )}
    </fieldset>
  )
}
