/** The words of /resources (specification, section 2), its sections in order. */
import { company } from '../company'
import { page } from './page'
import { dealerCard } from './resources/dealerCard'
import { phoneSystem, qrCodeAccess, securityFeatures } from './resources/guides'

export const resources = page(
  {
    path: '/resources',
    name: 'Resources',
    title: `Resources: three short guides | ${company.name}`,
    description:
      'Short guides to QR code access, the phone system and the security features of visitor access.',
    heading: 'Resources',
    lead: 'Three guides, a minute each.',
  },
  { qrCodeAccess, phoneSystem, securityFeatures, dealerCard },
)
