/** Labels for requests. */
import { useMemo } from 'react'
import type { ContactRequest } from '#shared/contact/calls'
import { propertyTypes } from '#shared/contact/rules'
import { companyZone } from '../../ui/companyZone'
import { companyTime } from '../ui/companyTime'

export function propertyName({ propertyType }: ContactRequest): string {
  return propertyTypes.find(({ id }) => id === propertyType)?.name ?? propertyType
}

/** 'Nov 20, 5:02 PM', in the company's time zone. */
export function useMoment(): (at: number) => string {
  return useMemo(() => companyTime(companyZone()).moment, [])
}
