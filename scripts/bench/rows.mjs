// @ts-check
/** The rows by name, in the table's order. */
import { admin } from './rows/admin.mjs'
import { answers } from './rows/answers.mjs'
import { dashboard } from './rows/dashboard.mjs'
import { endurance } from './rows/endurance.mjs'
import { files, upload } from './rows/files.mjs'
import { page, post } from './rows/http.mjs'
import { list } from './rows/list.mjs'
import { live, saturation } from './rows/live.mjs'
import { heap, reconnect } from './rows/panels.mjs'
import { people200 } from './rows/people.mjs'
import { phone } from './rows/phone.mjs'
import { quotePdf } from './rows/quotePdf.mjs'
import { scale } from './rows/scale.mjs'
import { scripts } from './rows/scripts.mjs'
import { visits, watched } from './rows/visits.mjs'

/** @type {Record<string, (options: { long: boolean }) => Promise<import('./harness/table.mjs').Row[]>>} */
export const rows = {
  live,
  saturation,
  answers,
  heap,
  page,
  post,
  files,
  upload,
  scripts,
  phone,
  admin,
  list,
  people: people200,
  dashboard,
  visits,
  watched,
  quotePdf,
  reconnect,
  endurance,
}

/** Run only when named; they print their own tables. @type {Record<string, () => Promise<void>>} */
export const onlyByName = { scale }
