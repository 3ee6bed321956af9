/**
 * What search engines are told of the company (schema.org). Only what is true: a fact that is still a
 * sample is left out. The name stands all the same, because the site goes by it.
 */
import { company, dialled, samples } from '#shared/company'

const madeUp: ReadonlySet<string> = new Set(samples)

interface Served {
  /** The site's origin. */
  publicUrl: string
  tagline: string
  secondaryTagline: string
}

/** What is known only when a page is served comes as it is, or as the marks for it. */
export function organisation({ publicUrl, tagline, secondaryTagline }: Served) {
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
    telephone: known('quotePhone', dialled(company.quotePhone)),
    email: known('supportEmail', company.supportEmail),
    sameAs: known(
      'networks',
      company.networks.map(({ url }) => url),
    ),
  }
}
