/** The words of /for-you (specification, section 2), its sections in order. */
import { company } from '../company'
import { humorous } from './forYou/humorous'
import { notForYou } from './forYou/notForYou'
import { perfect } from './forYou/perfect'
import { page } from './page'

export const forYou = page(
  {
    path: '/for-you',
    name: 'For You?',
    title: `Is It for You? | ${company.name}`,
    description:
      'Ten situations where a sign and a phone call are what your gate needs, three where they aren’t, and four just for fun.',
    heading: 'For You?',
    lead: 'Find out whether it’s right for your place.',
  },
  { perfect, notForYou, humorous },
)
