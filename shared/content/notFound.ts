/** The page shown if no route matches (specification, sections 2 and 8). */
export const notFound = {
  name: 'Not found',
  title: '404 Not Found',
  description: 'There’s no page at this address.',
  heading: '404 Not Found',
  lead: 'There’s no page at this address. It may be mistyped, or the page may have moved.',
  linksHeading: 'Were you looking for one of these?',
  links: [
    { text: 'Home', to: '/' },
    { text: 'How it works', to: '/#how-it-works' },
    { text: 'Prices and plans', to: '/system#pricing' },
    { text: 'Service areas', to: '/#service-areas' },
    { text: 'Contact', to: '/#contact' },
  ],
} as const
