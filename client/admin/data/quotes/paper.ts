/** The company's paper size, as set when a PDF is made. */
import type { QueryClient } from '@tanstack/react-query'
import type { Paper } from '#shared/paper'
import { settingsQuery } from './calls'

export async function readPaper(queries: QueryClient): Promise<Paper> {
  return (await queries.fetchQuery(settingsQuery)).paper
}
