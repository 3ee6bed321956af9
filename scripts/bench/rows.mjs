// @ts-check
/** The rows by name, in the order of the table. */
import { page, post } from './rows/http.mjs'
import { live, saturation } from './rows/live.mjs'
import { heap, reconnect } from './rows/panels.mjs'

/** @type {Record<string, (options: { long: boolean }) => Promise<import('./harness/table.mjs').Row[]>>} */
export const rows = { live, saturation, heap, page, post, reconnect }
