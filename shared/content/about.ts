/** The words of /about (specification, section 2), its sections in order. */
import { company } from '../company'
import { page, section } from './page'
import { listed } from './written'

const ourStory = section({
  id: 'our-story',
  heading: 'Our Story',
  asked: 'What is the story behind your company?',
  paragraphs: [
    'A gate asks everyone the same question: who are you? An intercom carries that question indoors, and it only works while someone is there to hear it.',
    `${company.name} starts with the phone. The visitor has one, the owner has one, and both know how to use it. The only thing missing was a way from the gate to the right number, so we put it on a sign.`,
    'The rest follows. There’s no device to learn on either side, and the person who knows the visitor decides.',
  ],
  source: [1],
})

const areas = Object.values(company.areas).map(({ name }) => name)

/** Undated steps, except for the date that the specification gives. */
const ourHistory = section({
  id: 'our-history',
  heading: 'Our History',
  asked: 'What is the history of your company?',
  items: [
    {
      title: 'The intercom',
      description: 'Gates and doors usually had an intercom. We set out to replace it.',
    },
    {
      title: 'The patent',
      description: 'We built our own technology, and a patent covers it.',
    },
    {
      title: `The ${company.region}`,
      description: `Today we serve ${listed(areas)}.`,
    },
    {
      title: `${company.expansionYear}`,
      description: 'The year we’ve announced for nationwide expansion.',
    },
  ],
  source: [1, 9],
})

const ourTeam = section({
  id: 'our-team',
  heading: 'Our Team',
  asked: 'Who is the founder, the lead developer, the team?',
  /** Section 3, team member: name, role, description. */
  members: company.team,
  source: [1, 2, 3],
})

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
