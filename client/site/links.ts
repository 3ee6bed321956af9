/** Specification, section 2: the site's links, in the header's order. Only what exists is linked. */
export interface SiteLink {
  name: string
  to: string
}

export const headerLinks: readonly SiteLink[] = [
  { name: 'Features', to: '/#features' },
  { name: 'How It Works', to: '/#how-it-works' },
  { name: 'Coming Soon', to: '/#coming-soon' },
  { name: 'Contact', to: '/#contact' },
]

export const footerLinks = headerLinks
