/** How it gets to the gate: specification, sections 1, 2 (/residential, /for-you) and 9. */
import { company } from '#shared/company'
import { sections } from './sections'
import type { Seed } from './seed'

const { installationHours, installationHoursFrom, installationHoursTo } = company

export const installation: Seed = {
  id: 'installation',
  category: 'installation',
  title: 'Installation',
  tags: ['installation', 'setup'],
  ...sections({
    'How long does it take to install?': `Installation takes ${installationHoursFrom} to ${installationHoursTo} hours. Allow about ${installationHours} hours.`,
    'What is needed at the gate? Do I need Wi-Fi, an internet connection, a landline or wiring?':
      'Installation needs only power at the gate. It needs no phone line and no internet line, because it runs on cellular service.',
    'What are the steps of the installation process, and what do you need from me?':
      'Installation is done in three steps: you submit photos of your gate or door, a professional installs the system, and you start using it.',
    'Who installs it? Can I install it myself?':
      'A professional does the installation, and it is included.',
    'Where can it not be installed?':
      'It is not for places without power, without cellular coverage, or underwater.',
  }),
}
