/**
 * The admin's tools in the specification's order. Each is a link in the bar and a card on the
 * dashboard.
 */
export interface Tool {
  path: string
  /** In the bar. */
  name: string
  /** On its card. */
  title: string
  about: string
  /** If absent, only for admins. */
  forAgents?: true
}

export const dashboardPath = '/admin/dashboard'

export const tools: readonly Tool[] = [
  {
    path: '/admin/whisper',
    name: 'Whisper',
    title: 'Whisper Settings',
    about: 'Configure and manage the Whisper AI assistant',
    forAgents: true,
  },
  {
    path: '/admin/pricing',
    name: 'Pricing',
    title: 'Pricing Calculator',
    about: 'Make a quote for dealers or customers, as a PDF',
  },
  {
    path: '/admin/brand',
    name: 'Brand',
    title: 'Brand Assets',
    about: 'Logos, colors, type and taglines, and the guidelines as a PDF',
  },
  {
    path: '/admin/resources',
    name: 'Resources',
    title: 'Dealer Resources',
    about: 'Keep dealer downloads current and see what gets used',
  },
  // The specification's four tools are in front of these.
  {
    path: '/admin/requests',
    name: 'Requests',
    title: 'Quote Requests',
    about: 'Answer visitors who sent the quote form',
    forAgents: true,
  },
  {
    path: '/admin/signs',
    name: 'Signs',
    title: 'Entry Signs',
    about: 'Make the sign for a gate or door, ready to print',
  },
  {
    path: '/admin/settings',
    name: 'Settings',
    title: 'Settings',
    about: 'Teammates who answer visitors, their hours and saved replies',
    forAgents: true,
  },
]
