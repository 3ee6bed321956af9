/** /system (specification, section 2): everything about the system, in five sections. */
import { system } from '#shared/content/system'
import { Contents } from '../blocks/Contents'
import { PageHead } from '../blocks/PageHead'
import type { Head } from '../head'
import { ComingSoon } from './ComingSoon'
import { CoreFeatures } from './CoreFeatures'
import { Pricing } from './Pricing'
import { Security } from './Security'
import { Technology } from './Technology'

export const handle: Head = system

export function Component() {
  return (
    <>
      <PageHead words={system}>
        <Contents sections={system.sections} />
      </PageHead>
      <CoreFeatures />
      <Technology />
      <Security />
      <Pricing />
      <ComingSoon />
    </>
  )
}
