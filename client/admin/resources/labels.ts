/** Labels for resources. */
import type { Resource } from '#shared/resources/records'
import { fileSize } from '../../ui/fileSize'
import { countOf } from '../ui/countText'

/** '4.2 MB, version 3'; the size behind a URL is unknown. */
export function contentName({ file, url, version }: Resource): string {
  if (version === 0) return 'no file yet'
  const what = file ? fileSize(file.size) : hostOf(url)
  return `${what}, version ${version}`
}

export function downloadsName(count: number): string {
  return countOf(count, 'download')
}

export function hostOf(url: string): string {
  return URL.canParse(url) ? new URL(url).host : url
}
