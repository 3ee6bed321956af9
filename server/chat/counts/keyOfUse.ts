/** The keys of uses: an entry's id, or a path to one of its sections or ways of asking. */
import { wayKey } from '#shared/knowledge/sections'
import { keyedHash } from '../../store/ownSecret'

/** `way`: its keyOfWay. */
export function keyOfUse(entry: string, section: string, way?: string): string {
  return [entry, section, ...(way === undefined ? [] : [way])].join('/')
}

/** A keyed hash of a way's words, which may be a visitor's and must not be found out by trying. */
export const keyOfWay = (secret: string, way: string): string => keyedHash(secret, wayKey(way))

export const isOfEntry = (key: string): boolean => !key.includes('/')
