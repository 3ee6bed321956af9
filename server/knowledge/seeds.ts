/** The specification's three seed entries (section 3), with all of its facts for them. */
import { basicInfo } from './seeds/basicInfo'
import { installation } from './seeds/installation'
import { pricing } from './seeds/pricing'
import type { Seed } from './seeds/seed'

export const seeds: readonly Seed[] = [basicInfo, installation, pricing]
