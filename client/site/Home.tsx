/**
 * The home page (specification, section 2). It needs no script of its own (keepStatic.tsx): its
 * interactive parts are in home/hero/demo.ts and home/video.ts.
 */
import { home } from '#shared/content/home'
import { ClosingSection } from './blocks/ClosingSection'
import type { Head } from './head'
import { ComingSoon } from './home/ComingSoon'
import { Drawings } from './home/Drawings'
import { Features } from './home/Features'
import { Hero } from './home/hero/Hero'
import { HowItWorks } from './home/HowItWorks'
import { ServiceAreas } from './home/ServiceAreas'
import { Video } from './home/Video'

export const handle: Head = home

export function Component() {
  return (
    <div data-stands="page">
      <Drawings />
      <Hero />
      <Features />
      <HowItWorks />
      <ServiceAreas />
      <Video />
      <ComingSoon />
      <ClosingSection words={home.contact} />
    </div>
  )
}
