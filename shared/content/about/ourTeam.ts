import { company } from '../../company'
import { section } from '../page'

export const ourTeam = section({
  id: 'our-team',
  heading: 'Our Team',
  asked: 'Who is the founder, the lead developer, the team?',
  /** Section 3, team member: name, role, description. */
  members: company.team,
  source: [1, 2, 3],
})
