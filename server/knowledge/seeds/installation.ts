/** Installation: specification, sections 1, 2 (/residential, /for-you) and 9. */
import { company } from '#shared/company'
import { sections } from './sections'
import type { Seed } from './seed'

const { installationHours, installationHoursFrom, installationHoursTo } = company

const id = 'installation'

export const installation: Seed = {
  id,
  category: 'installation',
  title: 'Installation',
  tags: ['installation', 'setup'],
  ...sections(id, [
    {
      id: 'duration',
      heading: 'How long it takes to install',
      text: `Installation takes ${installationHoursFrom} to ${installationHoursTo} hours. Allow about ${installationHours} hours.`,
    },
    {
      id: 'requirements',
      heading: "What's needed at the gate",
      text: 'Installation needs only power at the gate. It needs no phone line, no internet line and no Wi-Fi, because it runs on cellular service.',
    },
    {
      id: 'steps',
      heading: 'Installation steps',
      text: 'Installation is done in three steps: you submit photos of your gate or door, a professional installs the system, and you start using it.',
    },
    {
      id: 'installer',
      heading: 'Who installs it',
      text: 'A professional does the installation, and it is included.',
    },
    {
      id: 'limits',
      heading: "Where it can't be installed",
      text: 'It is not for places without power, without cellular coverage, or underwater.',
    },
  ]),
}
