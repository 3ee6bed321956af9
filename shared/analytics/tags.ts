/** The utm_ parameters of an address, as one value: what a campaign's visits are told apart by. */

export interface Tags {
  campaign: string
  source: string
  medium: string
  content: string
}

/** '' where there are none. */
export function tagsText({ campaign, source, medium, content }: Tags): string {
  const tags = [campaign, source, medium, content]
  return tags.some((tag) => tag !== '') ? JSON.stringify(tags) : ''
}

/** Null for what isn't one, such as '(other)'. */
export function readTags(text: string): Tags | null {
  if (!text.startsWith('[')) return null
  const [campaign = '', source = '', medium = '', content = ''] = JSON.parse(text) as string[]
  return { campaign, source, medium, content }
}
