/**
 * The company as structured data for search engines (schema.org). Facts that are still samples are
 * left out, except the name, which the site uses everywhere.
 */
import { company, dialed, samples } from '#shared/company'

const madeUp: ReadonlySet<string> = new Set(samples)

interface Served {
  /** The site's origin. */
  publicUrl: string
  tagline: string
  secondaryTagline: string
}

/** Values known only when a page is served are passed in, or their placeholders. */
export function organization({ publicUrl, tagline, secondaryTagline }: Served) {
  const known = <Fact extends keyof typeof company, Told>(fact: Fact, told: Told) =>
    madeUp.has(fact) ? undefined : told
  return {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    name: company.name,
    slogan: tagline,
    description: secondaryTagline,
    url: `${publicUrl}/`,
    logo: `${publicUrl}/icon-512.png`,
    areaServed: company.region,
    telephone: known('quotePhone', dialed(company.quotePhone)),
    email: known('supportEmail', company.supportEmail),
    sameAs: known(
      'networks',
      company.networks.map(({ url }) => url),
    ),
  }
}
