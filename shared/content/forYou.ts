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
      'Ten situations in which a sign and a phone call are what your gate needs, three in which they are not, and four that are not serious.',
    heading: 'For You?',
    lead: 'Find yourself in the list, or find out early that it is not for you.',
  },
  { perfect, notForYou, humorous },
)
