/** /residential (specification, section 2): the landing page for visitors who tried a demo. */
import { residential } from '#shared/content/residential'
import { ClosingSection } from '../blocks/ClosingSection'
import type { Head } from '../head'
import { Comparison } from './Comparison'
import { Install } from './Install'
import { Offer } from './Offer'
import { Problems } from './Problems'

export const handle: Head = residential

export function Component() {
  return (
    <>
      <Offer />
      <Comparison />
      <Problems />
      <Install />
      <ClosingSection words={residential.quote} />
    </>
  )
}
