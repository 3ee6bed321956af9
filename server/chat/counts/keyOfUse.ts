/** What uses are counted by: an entry's id, or what stands in it. */
import { wayKey } from '#shared/knowledge/sections'
import { keyedHash } from '../../store/ownSecret'

/** `way`: its key. */
export function keyOfUse(entry: string, section: string, way?: string): string {
  return [entry, section, ...(way === undefined ? [] : [way])].join('/')
}

/** Of a way's words, which may be a visitor's and are not to be found out by trying. */
export const keyOfWay = (secret: string, way: string): string => keyedHash(secret, wayKey(way))

export const isOfEntry = (key: string): boolean => !key.includes('/')
