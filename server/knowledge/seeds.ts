/** The specification's three seed entries (section 3), with all the facts it holds for them. */
import type { Entry } from '#shared/knowledge/entry'
import { basicInfo } from './seeds/basicInfo'
import { installation } from './seeds/installation'
import { pricing } from './seeds/pricing'

export type Seed = Omit<Entry, 'lastUpdated' | 'version'>

export const seeds: readonly Seed[] = [basicInfo, installation, pricing]
