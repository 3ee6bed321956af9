/** How it gets to the gate: specification, sections 1, 2 (/residential, /for-you) and 9. */
import { company } from '#shared/company'
import type { Seed } from '../seeds'
import { paragraphs } from './sentences'

const { installationHours, installationHoursFrom, installationHoursTo } = company

export const installation: Seed = {
  id: 'installation',
  category: 'installation',
  title: 'Installation',
  tags: ['installation', 'setup'],
  content: paragraphs(
    `Installation takes ${installationHoursFrom} to ${installationHoursTo} hours. Allow about ${installationHours} hours.`,
    'Installation needs only power at the gate. It needs no phone line and no internet line, because it runs on cellular service.',
    'Installation is done in three steps: you submit photos of your gate or door, a professional installs the system, and you start using it.',
    'A professional does the installation, and it is included.',
    'It is not for places without power, without cellular coverage, or underwater.',
  ),
}
