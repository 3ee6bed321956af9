/** Visits in more detail: by site, campaign, device and place. */
import { useState } from 'react'
import { lists } from '#shared/analytics/definitions'
import type { Figures } from '#shared/analytics/records'
import { Choice } from '../../../ui/forms/Choice'
import { countryName } from '../filters/countryName'
import { Counts } from './Counts'
import { Panel } from './Panel'
import styles from './VisitsBy.module.css'

type By = 'referrers' | 'campaigns' | 'devices' | 'countries' | 'regions' | 'cities'
const usual: { id: By; name: string }[] = [
  { id: 'referrers', name: 'Site' },
  { id: 'campaigns', name: 'Campaign' },
  { id: 'devices', name: 'Device' },
]
const nothing: Record<By, string> = {
  referrers: 'No visits from links on other sites.',
  campaigns: 'No visits from addresses with a campaign (utm_campaign).',
  devices: 'No visits in this period.',
  countries: 'No visits in this period.',
  regions: 'No visits with a known region.',
  cities: 'No visits with a known city.',
}

export function VisitsBy({ figures }: { figures: Figures }) {
  const [by, setBy] = useState<By>('referrers')
  const options = [
    ...usual,
    ...(figures.hasCountries ? [{ id: 'countries', name: 'Country' } as const] : []),
    ...(figures.hasRegions ? [{ id: 'regions', name: 'Region' } as const] : []),
    ...(figures.hasCities ? [{ id: 'cities', name: 'City' } as const] : []),
  ]
  const counts = figures[by].map(({ value, visits }) => ({
    name: by === 'countries' ? countryName(value) : value,
    count: visits,
  }))
  return (
    <Panel
      defined={lists.visitsBy}
      unit="Visits"
      headerExtra={<Choice label="Visits by" options={options} chosen={by} onChoose={setBy} />}
    >
      {counts.length > 0 ? (
        <Counts counts={counts} />
      ) : (
        <p className={styles.nothing}>{nothing[by]}</p>
      )}
    </Panel>
  )
}
