/** The words of /about (specification, section 2), its sections in order. */
import { company } from '../company'
import { ourHistory } from './about/ourHistory'
import { ourStory } from './about/ourStory'
import { ourTeam } from './about/ourTeam'
import { page } from './page'

export const about = page(
  {
    path: '/about',
    name: 'About Us',
    title: `About Us | ${company.name}`,
    description:
      'Why a sign and a phone call can replace the intercom, how far we’ve come, and who’s behind it.',
    heading: 'About Us',
    lead: 'We make getting in as simple as a phone call.',
  },
  { ourStory, ourHistory, ourTeam },
)
