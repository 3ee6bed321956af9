/** The notification to teammates about a new request. */
import { propertyTypes } from '#shared/contact/rules'
import type { TeamNotification } from '../team/team'
import type { StoredRequest } from './documents'

export function requestNotification({
  reference,
  name,
  propertyType,
  entrances,
}: StoredRequest): TeamNotification {
  const property = propertyTypes.find(({ id }) => id === propertyType)?.name ?? propertyType
  const doors = entrances === 1 ? '1 door or gate' : `${entrances} doors or gates`
  const what = `${property}, ${doors}`
  return {
    cause: `request.${reference}`,
    title: `New quote request ${reference}`,
    about: `From ${name}: ${what}.`,
    path: `/admin/requests?search=${encodeURIComponent(reference)}`,
    isForAdmins: false,
    digest: {
      one: 'new quote request',
      more: 'new quote requests',
      line: `${reference}: ${what}`,
      path: '/admin/requests',
    },
  }
}
